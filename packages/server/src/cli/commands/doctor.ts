import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { NewerDatabaseError, pendingMigrations } from '../../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../db/open.ts';
import { openStorage } from '../../media/openStorage.ts';
import type { Settings } from '../../settings.ts';
import { readSettings } from '../../settings/readSettings.ts';
import { SettingsError } from '../../settings/settingsError.ts';
import { readSources, tellUnknown } from '../../settings/source.ts';
import type { Command } from '../command.ts';
import { backupsFinding, failedBackupFinding } from '../backupFindings.ts';
import {
  engineFindings,
  examine,
  folderFindings,
  mediaFinding,
  storageFinding,
  type Finding,
} from '../findings.ts';

async function databaseFindings(database: OpenDatabase, settings: Settings): Promise<Finding[]> {
  const { db } = database;
  const reached = await examine(
    'database',
    async () => {
      await sql`select 1`.execute(db);
      return null;
    },
    settings,
  );
  if (reached.trouble !== null) return [reached];
  const findings = [reached, ...(await engineFindings(database)), await migrationFinding(db)];
  if (findings.some(({ name, trouble }) => name === 'migrations' && trouble !== null)) return findings;
  const media = openStorage(settings);
  return [
    ...findings,
    await storageFinding(db, media),
    await mediaFinding(db, media),
    await ownerFinding(db),
    await noticeFinding(db),
    await failedBackupFinding(db),
  ];
}

async function siteFindings(settings: Settings): Promise<Finding[]> {
  const folder = await folderFindings(settings);
  const { databaseUrl, sqliteFile, dataFolder } = settings;
  if (databaseUrl === null) {
    if (folder.some(({ name, trouble }) => name === 'data folder' && trouble !== null)) return folder;
    if (!existsSync(sqliteFile)) {
      const trouble = `There is none in ${dataFolder} yet: the first start makes it. Or name the folder of the site with JANUS_DATA.`;
      return [...folder, { name: 'database', trouble, isMinor: true }];
    }
  }
  const database = openDatabase(settings);
  try {
    return [...folder, await backupsFinding(settings), ...(await databaseFindings(database, settings))];
  } finally {
    await database.close();
  }
}

async function migrationFinding(db: OpenDatabase['db']): Promise<Finding> {
  try {
    const isPending = (await pendingMigrations(db)).length > 0;
    if (!isPending) return { name: 'migrations', trouble: null };
    return { name: 'migrations', trouble: 'Pending; the next start makes them.', isMinor: true };
  } catch (error) {
    if (!(error instanceof NewerDatabaseError)) throw error;
    return { name: 'migrations', trouble: error.message };
  }
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
  summary: 'Checks the site for problems and says how to fix them.',
  details: 'Exit code 1 when something keeps the server from working.',
  async run(_given, { environment, folder, out }) {
    const findings: Finding[] = readSources(environment, folder).unknown.map((name) => ({
      name: 'settings',
      trouble: tellUnknown(name),
      isMinor: true,
    }));
    try {
      const settings = readSettings(environment, folder);
      findings.push({ name: 'settings', trouble: null }, ...(await siteFindings(settings)));
    } catch (error) {
      if (error instanceof SettingsError)
        findings.push(...error.problems.map((trouble) => ({ name: 'settings', trouble })));
      else throw error;
    }
    for (const { name, trouble, isMinor } of findings) {
      out(
        `${trouble === null ? 'ok  ' : isMinor ? 'note' : 'BAD '}  ${name}${trouble === null ? '' : `: ${trouble}`}`,
      );
    }
    return findings.some(({ trouble, isMinor }) => trouble !== null && !isMinor) ? 1 : 0;
  },
};
