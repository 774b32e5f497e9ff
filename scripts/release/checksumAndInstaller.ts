// The files next to the archive of a release: its checksum, and the install script.
import { createHash } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../support/root.ts';

/** Writes the checksum of a file next to it, in the format of `sha256sum -c`. */
export function writeChecksum(file: string): void {
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(`${file}.sha256`, `${sum}  ${basename(file)}\n`);
}

/** Writes the install script; one with the archive's address needs no `--from`. */
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
