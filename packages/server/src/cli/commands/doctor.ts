import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pendingMigrations } from '../../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../db/open.ts';
import type { Settings } from '../../settings.ts';
import { readSettings, SettingsError } from '../../settings/readSettings.ts';
import { readSources } from '../../settings/source.ts';
import type { Command } from '../command.ts';

interface Finding {
  name: string;
  /** Null is well; otherwise what is wrong and what to do. */
  trouble: string | null;
  /** Trouble that does not stop the server. */
  isMinor?: true;
}

const leastFree = 200 * 1024 * 1024;

async function examine(name: string, look: () => string | null | Promise<string | null>): Promise<Finding> {
  try {
    return { name, trouble: await look() };
  } catch (error) {
    return { name, trouble: error instanceof Error ? error.message : String(error) };
  }
}

function folderFindings({ dataFolder }: Settings): Promise<Finding>[] {
  return [
    examine('data folder', () => {
      mkdirSync(dataFolder, { recursive: true });
      accessSync(dataFolder, constants.W_OK);
      return null;
    }),
    examine('free space', async () => {
      const { bavail, bsize } = await statfs(dataFolder);
      return bavail * bsize > leastFree
        ? null
        : `Less than 200 MB are left where ${dataFolder} lies: make room.`;
    }),
    examine('secret file', () => {
      const found = statSync(join(dataFolder, 'secret'), { throwIfNoEntry: false });
      if (!found || (found.mode & 0o077) === 0) return null;
      return `Others may read ${join(dataFolder, 'secret')}: chmod 600 it.`;
    }),
  ];
}

async function databaseFindings({ db, sqlite }: OpenDatabase): Promise<Finding[]> {
  const findings = [
    await examine('database', async () => {
      await sql`select 1`.execute(db);
      return null;
    }),
  ];
  if (findings.some((finding) => finding.trouble !== null)) return findings;
  if (sqlite) {
    findings.push(
      await examine('integrity', async () => {
        const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
        const [first] = rows;
        return first?.integrity_check === 'ok'
          ? null
          : `${first?.integrity_check ?? 'no answer'}: restore a backup.`;
      }),
    );
  }
  const pending = await pendingMigrations(db);
  if (pending.length > 0) {
    return [
      ...findings,
      { name: 'migrations', trouble: 'Pending; the next start makes them.', isMinor: true },
    ];
  }
  return [
    ...findings,
    { name: 'migrations', trouble: null },
    await ownerFinding(db),
    await noticeFinding(db),
  ];
}

function ownerFinding(db: OpenDatabase['db']): Promise<Finding> {
  return examine('superuser', async () => {
    const query = db
      .selectFrom('users')
      .select('id')
      .where('is_superuser', '=', 1)
      .where('is_active', '=', 1);
    if (await query.limit(1).executeTakeFirst()) return null;
    return 'No active superuser: npm run janus -- user create NAME --superuser';
  });
}

function noticeFinding(db: OpenDatabase['db']): Promise<Finding> {
  return examine('notices', async () => {
    const row = await db
      .selectFrom('outbox')
      .select('last_error')
      .where('attempts', '>', 2)
      .limit(1)
      .executeTakeFirst();
    return row ? `Notices fail: ${row.last_error ?? 'unknown reason'}` : null;
  });
}

export const doctor: Command = {
  name: 'doctor',
  usage: '',
  summary: 'Looks for what is wrong and says what to do.',
  details: 'Exit code 1 when something keeps the server from working.',
  async run(_given, { environment, folder, out }) {
    const findings: Finding[] = readSources(environment, folder).unknown.map((name) => ({
      name: 'settings',
      trouble: `${name} is no setting of Janus: see npm run janus -- config`,
      isMinor: true,
    }));
    try {
      const settings = readSettings(environment, folder);
      findings.push({ name: 'settings', trouble: null }, ...(await Promise.all(folderFindings(settings))));
      const database = openDatabase(settings);
      findings.push(...(await databaseFindings(database)));
      await database.close();
    } catch (error) {
      const troubles =
        error instanceof SettingsError
          ? error.problems
          : [error instanceof Error ? error.message : String(error)];
      findings.push(...troubles.map((trouble) => ({ name: 'settings', trouble })));
    }
    for (const { name, trouble, isMinor } of findings) {
      out(
        `${trouble === null ? 'ok  ' : isMinor ? 'note' : 'BAD '}  ${name}${trouble === null ? '' : `: ${trouble}`}`,
      );
    }
    return findings.some(({ trouble, isMinor }) => trouble !== null && !isMinor) ? 1 : 0;
  },
};
