import { run } from '../support/run.ts';

const candidates = [['docker', 'compose'], ['docker-compose']] as const;

/** Returns the command of Docker Compose on this machine, or undefined if it or Docker is not available. */
export async function findCompose(): Promise<readonly string[] | undefined> {
  for (const [file, ...words] of candidates) {
    const found = await run(file, [...words, 'version']).catch(() => null);
    // A client without the engine cannot run containers.
    if (found?.code === 0 && (await run('docker', ['info'])).code === 0) return [file, ...words];
  }
  return undefined;
}
