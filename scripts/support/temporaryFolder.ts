import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

function removeAll(): void {
  // what was interrupted with this process may still write into them for a moment
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
}

/** Makes a folder that is gone with this process, however that ends: by itself, by an error or by Ctrl-C. */
export function temporaryFolder(name: string): string {
  if (folders.length === 0) {
    process.once('exit', removeAll);
    for (const [signal, number] of Object.entries(signals))
      process.once(signal, () => process.exit(128 + number));
  }
  const folder = mkdtempSync(join(tmpdir(), `janus-${name}-`));
  folders.push(folder);
  return folder;
}
