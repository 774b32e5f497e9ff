import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import { errorMessage } from '../errorMessage.ts';
import { mediaFile, pdfName } from '../media/files.ts';
import { storageTrouble } from '../media/mark.ts';
import type { MediaStorage } from '../media/storage.ts';
import type { Settings } from '../settings.ts';
import { secretTrouble } from '../start/secretFile.ts';
import { explainStartFailure, failureContext, replaceDatabase } from '../start/startFailure.ts';

export interface Finding {
  name: string;
  /** Null if all is well; otherwise the problem and its fix. */
  trouble: string | null;
  /** Set for a problem that does not stop the server. */
  isMinor?: true;
}

const leastFree = 200 * 1024 * 1024;

/** Explains errors thrown by `look` in the words of a failed start with these settings. */
export async function examine(
  name: string,
  look: () => string | null | Promise<string | null>,
  settings?: Settings,
): Promise<Finding> {
  try {
    return { name, trouble: await look() };
  } catch (error) {
    const words = settings && explainStartFailure(error, failureContext(settings));
    return { name, trouble: words ?? errorMessage(error) };
  }
}

/** Returns the data folder, or the existing folder in which it would be created. */
function presentFolder(folder: string): string {
  return existsSync(folder) ? folder : presentFolder(dirname(folder));
}

async function folderFinding(settings: Settings): Promise<Finding> {
  const { dataFolder } = settings;
  const name = 'data folder';
  const present = presentFolder(dataFolder);
  const look = (): string | null => {
    if (!statSync(present).isDirectory()) return `${present} is no folder: name one with JANUS_DATA.`;
    accessSync(present, constants.W_OK);
    return null;
  };
  const finding = await examine(name, look, settings);
  if (finding.trouble !== null || present === dataFolder) return finding;
  return {
    name,
    trouble: `There is no ${dataFolder} yet: the first start makes it. Or name the folder of the site with JANUS_DATA.`,
    isMinor: true,
  };
}

/** Checks the data folder without changing anything: a missing folder may be the wrong one. */
export async function folderFindings(settings: Settings): Promise<Finding[]> {
  const { dataFolder } = settings;
  const folder = await folderFinding(settings);
  if (folder.trouble !== null) return [folder];
  const others = [
    examine('privacy', () => {
      const isOpen = (statSync(dataFolder).mode & 0o007) !== 0;
      return isOpen ? `Every account of this machine may look into ${dataFolder}: chmod 700 it.` : null;
    }).then((finding): Finding => ({ ...finding, isMinor: true })),
    examine('free space', async () => {
      const { bavail, bsize } = await statfs(dataFolder);
      return bavail * bsize > leastFree
        ? null
        : `Less than 200 MB are left where ${dataFolder} lies: make room.`;
    }),
    examine('secret file', () => {
      const trouble = secretTrouble(dataFolder);
      if (trouble !== null) return trouble;
      const found = statSync(join(dataFolder, 'secret'), { throwIfNoEntry: false });
      if (!found || (found.mode & 0o077) === 0) return null;
      return `Others may read ${join(dataFolder, 'secret')}: chmod 600 it.`;
    }),
  ];
  return [folder, ...(await Promise.all(others))];
}

/** Reports durability that was traded for speed, and damage that the engine detects. */
export async function engineFindings({ db, engine, sqlite }: OpenDatabase): Promise<Finding[]> {
  if (engine === 'postgres') return [await examine('durability', () => postgresDurability(db))];
  return [
    await examine('durability', () => (sqlite ? sqliteDurability(db) : null)),
    await examine('integrity', async () => {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
      const [first] = rows;
      return first?.integrity_check === 'ok'
        ? null
        : `${first?.integrity_check ?? 'no answer'}: stop the server, ${replaceDatabase}. Keep the files.`;
    }),
  ];
}

async function sqliteDurability(db: Database): Promise<string | null> {
  const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
  const level = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  if (mode.rows[0]?.journal_mode !== 'wal')
    return `The journal is in the mode ${mode.rows[0]?.journal_mode ?? 'unknown'}, not wal: the folder lies on a disk that cannot share memory, such as one of the network; move it to a local one.`;
  return (level.rows[0]?.synchronous ?? 0) >= 2 ? null : 'Writes are not flushed to the disk.';
}

async function postgresDurability(db: Database): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select name from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'`.execute(db);
  if (rows.length === 0) return null;
  return `PostgreSQL may lose what it has acknowledged: switch ${rows.map(({ name }) => name).join(', ')} on.`;
}

/** Reports uploads in the database that this instance cannot find: their folder is another one, or not shared. */
export function mediaFinding(db: Database, media: MediaStorage): Promise<Finding> {
  return examine('uploads', async () => {
    const newest = await db
      .selectFrom('media')
      .select(['id', 'content_type'])
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute();
    const missing: string[] = [];
    for (const { id, content_type } of newest) {
      const name = content_type === 'application/pdf' ? pdfName(id) : mediaFile({ id, content_type });
      if ((await media.size(name)) === null) missing.push(id);
    }
    if (missing.length === 0) return null;
    return `${missing.length} of the newest ${newest.length} are not in ${media.place}: all instances need the same folder.`;
  });
}

/** Reports whether another instance on the same PostgreSQL stores uploads elsewhere. */
export function storageFinding(db: Database, media: MediaStorage): Promise<Finding> {
  return examine('uploads are shared', () => storageTrouble(db, media));
}
