import { spawnSync } from 'node:child_process';

/** What the server's process is started with, however it was built. */
const flags = [
  // Node's own SQLite works and is tested here; its label would greet every owner.
  '--disable-warning=ExperimentalWarning',
  // The room for young objects is never given back: 30 MB less, and a kept page takes the processor no longer.
  '--max-semi-space-size=2',
  // What a start leaves behind is collected once (`collectStart`).
  '--expose-gc',
];

/** Turns this process into the server's: signals reach it, and there is one process to watch. */
export function becomeServer(words: readonly string[], environment: Readonly<Record<string, string>>): never {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    // Each thread's own heap keeps what pictures and texts once took; one heap for all is given back to the system.
    MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '1',
    // glibc raises both with the largest block that it has seen, a password's 19 MB, and gives back less from then on:
    // they stay at its defaults, in bytes. 10 MB less.
    MALLOC_MMAP_THRESHOLD_: process.env['MALLOC_MMAP_THRESHOLD_'] ?? '131072',
    MALLOC_TRIM_THRESHOLD_: process.env['MALLOC_TRIM_THRESHOLD_'] ?? '131072',
    ...environment,
  };
  const node = process.execPath;
  process.removeAllListeners('warning');
  process.on('warning', () => undefined);
  process.execve?.(node, [node, ...flags, ...words], env);
  const { status } = spawnSync(node, [...flags, ...words], { stdio: 'inherit', env });
  process.exit(status ?? 1);
}
