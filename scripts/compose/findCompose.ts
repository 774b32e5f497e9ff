import { run } from '../support/run.ts';

const candidates = [['docker', 'compose'], ['docker-compose']] as const;

/** Returns Docker's Compose as it is called here, or undefined where it, or what runs its containers, is not to be had. */
export async function findCompose(): Promise<readonly string[] | undefined> {
  for (const [file, ...words] of candidates) {
    const found = await run(file, [...words, 'version']).catch(() => null);
    // A client alone has nothing to run containers with.
    if (found?.code === 0 && (await run('docker', ['info'])).code === 0) return [file, ...words];
  }
  return undefined;
}
