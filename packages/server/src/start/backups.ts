import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeArchive } from '../backup/archive.ts';
import type { ServerContext } from '../context.ts';
import { madeMigrations, pendingMigrations } from '../db/migrate.ts';
import type { Settings } from '../settings.ts';
import { dayOf, superseded } from './rotation.ts';

const weekly = 4;
const monthly = 6;
/** Copies made before migrations: they are of one day each, and nobody goes back further. */
const beforeMigrations = 5;

const quiet = (): void => undefined;

function isOff({ backups, databaseUrl, sqliteFile }: Settings): boolean {
  return backups === 0 || (databaseUrl === null && sqliteFile === ':memory:');
}

export function backupFolder({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'backups');
}

/** How much a copy holds. */
function contentOf(file: string): number {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = ['users', 'posts', 'post_translations', 'projects', 'experiences', 'messages', 'media'];
    const counts = tables.map((table) =>
      Number(copy.prepare(`select count(*) as n from ${table}`).get()?.['n']),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  } finally {
    copy.close();
  }
}

/** Below this a site is not large enough for its shrinking to say anything. */
const telling = 20;

/** Throws where a copy holds so much less than the one before it that this is rather a loss than an edit. */
function refuseLoss(file: string, before: string | undefined): void {
  if (before === undefined) return;
  const [now, then] = [contentOf(file), contentOf(before)];
  if (then >= telling && now < then / 2)
    throw new Error(
      `The copy ${file} holds ${now} rows, the one before it ${then}: no older copy was removed.`,
    );
}

const day = 24 * 60 * 60 * 1000;

/** What a process that was killed over a copy has left; another one may be at work on a younger one. */
async function removeUnfinished(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder)).filter((entry) => /\.part(-journal|-wal|-shm)?$/.test(entry))) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && found.mtimeMs < now - day) await rm(join(folder, name), { force: true });
  }
}

/** Uploads that no copy names any more. */
async function removeUnusedUploads(folder: string): Promise<void> {
  const uploads = join(folder, 'uploads');
  const used = new Set<string>();
  for (const name of (await readdir(folder)).filter((entry) => entry.endsWith('.janus'))) {
    const copy = new DatabaseSync(join(folder, name), { readOnly: true });
    try {
      for (const row of copy.prepare('select name from backup_uploads').iterate())
        used.add(String(row['name']));
    } finally {
      copy.close();
    }
  }
  for (const name of await readdir(uploads))
    if (!used.has(name)) await rm(join(uploads, name), { force: true });
}

/**
 * One copy a day, with the uploads beside it. It is read back before an older one goes:
 * copies of a damaged database must not push out the good ones.
 */
export async function backUpWhenDue({
  db,
  settings,
  media,
  now,
}: Pick<ServerContext, 'db' | 'settings' | 'media' | 'now'>): Promise<void> {
  if (isOff(settings)) return;
  const folder = backupFolder(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder, now());
  const today = new Date(now()).toISOString().slice(0, 10);
  const former = (await readdir(folder)).filter((name) => dayOf(name) !== null).toSorted();
  if (former.some((name) => dayOf(name) === today)) return;
  const name = `janus-${today}.janus`;
  const file = join(folder, name);
  await writeArchive(db, media, file, quiet, { uploads: join(folder, 'uploads') });
  const before = former.at(-1);
  refuseLoss(file, before && join(folder, before));
  const gone = superseded([...former, name], { daily: settings.backups, weekly, monthly });
  for (const old of gone) await rm(join(folder, old), { force: true });
  if (gone.length > 0) await removeUnusedUploads(folder);
}

/** A copy of a database with content, kept apart, before a migration changes it. */
export async function backUpBeforeMigration(
  { db, settings, media }: Pick<ServerContext, 'db' | 'settings' | 'media'>,
  now: number,
): Promise<void> {
  if (isOff(settings) || (await pendingMigrations(db)).length === 0) return;
  const last = (await madeMigrations(db)).at(-1);
  if (last === undefined || !(await db.selectFrom('users').select('id').limit(1).executeTakeFirst())) return;
  const folder = join(backupFolder(settings), 'before-migrations');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const moment = new Date(now).toISOString().replaceAll(':', '-').slice(0, 19);
  const name = `${moment}-at-${last}.janus`;
  try {
    await writeArchive(db, media, join(folder, name), quiet, {
      uploads: join(folder, 'uploads'),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `No copy of the database could be made before its migration (${reason}): make room in ${folder}, or set JANUS_BACKUPS=0 to go without copies.`,
      { cause: error },
    );
  }
  const copies = (await readdir(folder)).filter((entry) => entry.endsWith('.janus')).toSorted();
  const gone = copies.slice(0, -beforeMigrations);
  for (const old of gone) await rm(join(folder, old), { force: true });
  if (gone.length > 0) await removeUnusedUploads(folder);
}
