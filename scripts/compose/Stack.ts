import { runOrThrow } from '../support/runOrThrow.ts';

/** The containers of one folder's compose.yaml, separate from those of a site on this machine. */
export class Stack {
  readonly #program: readonly string[];
  readonly #folder: string;
  readonly #project: string;

  constructor(program: readonly string[], folder: string, project: string) {
    this.#program = program;
    this.#folder = folder;
    this.#project = project;
  }

  /** Runs Compose in the folder by its given name, which may be a link: shells pass it in PWD. */
  compose(...words: string[]): Promise<string> {
    const [file = '', ...first] = this.#program;
    const options = { cwd: this.#folder, env: { PWD: this.#folder } };
    return runOrThrow(file, [...first, '--project-name', this.#project, ...words], options);
  }

  /** Runs a program in the container of a service; returns its output. */
  async exec(service: string, ...words: string[]): Promise<string> {
    const [id] = await this.idsOf(service);
    if (id === undefined) throw new Error(`${service} does not run.`);
    return runOrThrow('docker', ['exec', id, ...words]);
  }

  /** Returns the running containers of a service. */
  async idsOf(service: string): Promise<string[]> {
    const labels = { project: this.#project, service };
    const filters = Object.entries(labels).map(
      ([name, value]) => `--filter=label=com.docker.compose.${name}=${value}`,
    );
    const listed = await runOrThrow('docker', ['ps', '--quiet', ...filters]);
    return listed.split('\n').filter(Boolean);
  }

  /** Returns the memory of each container as the engine prints it. */
  async memory(): Promise<string[]> {
    const services = ['janus', 'postgres', 'caddy'];
    const ids = (await Promise.all(services.map((service) => this.idsOf(service)))).flat();
    const format = ['--no-stream', '--format', '{{.Name}} {{.MemUsage}}'];
    const listed = await runOrThrow('docker', ['stats', ...format, ...ids]);
    return listed.split('\n').map((line) => line.split('/')[0]?.trim() ?? '');
  }
}
