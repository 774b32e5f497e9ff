import { spawnSync } from 'node:child_process';

/** The flags of the server's process, however it was built. */
const flags = [
  // Node's own SQLite works and is tested here; its warning would appear at every start.
  '--disable-warning=ExperimentalWarning',
  // The space for young objects is never returned: this saves 30 MB, and a cached page takes no more processor time.
  '--max-semi-space-size=2',
  // Allocations of the startup are collected once (`collectStart`).
  '--expose-gc',
];

/** Replaces this process by the server's, so that signals reach it and there is only one process to watch. */
export function becomeServer(words: readonly string[], environment: Readonly<Record<string, string>>): never {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    // A thread's own heap keeps the memory that pictures and texts once needed; a single heap is given back.
    MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '1',
    // glibc raises both with the largest freed block, the 19 MB of a password hash, and then returns less memory. They
    // stay at its defaults, in bytes, which saves 10 MB.
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
