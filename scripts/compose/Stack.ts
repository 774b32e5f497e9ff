import { runOrThrow } from '../support/runOrThrow.ts';

/** The containers of one folder's compose.yaml, apart from those of a site that this machine may have. */
export class Stack {
  readonly #program: readonly string[];
  readonly #folder: string;
  readonly #project: string;

  constructor(program: readonly string[], folder: string, project: string) {
    this.#program = program;
    this.#folder = folder;
    this.#project = project;
  }

  /** In the folder as it is called, which may be a link: a shell says so by PWD. */
  compose(...words: string[]): Promise<string> {
    const [file = '', ...first] = this.#program;
    const options = { cwd: this.#folder, env: { PWD: this.#folder } };
    return runOrThrow(file, [...first, '--project-name', this.#project, ...words], options);
  }

  /** Runs a program in the container of a service; returns what it wrote. */
  async exec(service: string, ...words: string[]): Promise<string> {
    const [id] = await this.idsOf(service);
    if (id === undefined) throw new Error(`${service} does not run.`);
    return runOrThrow('docker', ['exec', id, ...words]);
  }

  /** The containers of a service that run. */
  async idsOf(service: string): Promise<string[]> {
    const labels = { project: this.#project, service };
    const filters = Object.entries(labels).map(
      ([name, value]) => `--filter=label=com.docker.compose.${name}=${value}`,
    );
    const listed = await runOrThrow('docker', ['ps', '--quiet', ...filters]);
    return listed.split('\n').filter(Boolean);
  }

  /** What each container takes, in the engine's words. */
  async memory(): Promise<string[]> {
    const services = ['janus', 'postgres', 'caddy'];
    const ids = (await Promise.all(services.map((service) => this.idsOf(service)))).flat();
    const format = ['--no-stream', '--format', '{{.Name}} {{.MemUsage}}'];
    const listed = await runOrThrow('docker', ['stats', ...format, ...ids]);
    return listed.split('\n').map((line) => line.split('/')[0]?.trim() ?? '');
  }
}
