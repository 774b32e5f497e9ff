import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Settings } from '../../settings.ts';
import type { Backup } from './backupNote.ts';
import { digest } from './digest.ts';
import { localFolder, type BackupPlace } from './place.ts';

/** Fetches a backup, piece by piece, for the duration of `work`; throws if it differs from what was written. */
export async function withBackup<T>(
  settings: Pick<Settings, 'dataFolder'>,
  { backups }: BackupPlace,
  { name, note }: Backup,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const folder = localFolder(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${name}.${randomUUID()}.part`);
  try {
    const stored = await backups.get(name);
    if (!stored) throw new Error(`The backup ${name} is not in ${backups.place} any more.`);
    await pipeline(stored.stream, createWriteStream(file, { mode: 0o600 }));
    const { sha256 } = await digest(createReadStream(file));
    if (note && note.sha256 !== sha256)
      throw new Error(
        `The backup ${name} in ${backups.place} is not what was written there: take another one.`,
      );
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
}
