// What lies beside the archive of a release: its sum, and the script that makes a site of it.
import { createHash } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../support/root.ts';

/** Writes the sum of a file beside it, as `sha256sum -c` reads it. */
export function writeSum(file: string): void {
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(`${file}.sha256`, `${sum}  ${basename(file)}\n`);
}

/** Puts the script there; one that is told where the archive will lie needs no `--from`. */
export function writeInstaller(place: string, archive: string, address?: string): void {
  const text = readFileSync(join(root, 'deploy/install.sh'), 'utf8');
  const file = join(place, 'install.sh');
  const from = address === undefined ? 'from=' : `from='${address.replace(/\/$/, '')}/${archive}'`;
  writeFileSync(
    file,
    text.replace(/^from=$/m, () => from),
  );
  chmodSync(file, 0o755);
}
