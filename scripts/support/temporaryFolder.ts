import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

function removeAll(): void {
  // Processes that were interrupted with this one may still write for a moment.
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
}

/** Creates a folder that is removed when this process ends, whether normally, by an error or by Ctrl-C. */
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
