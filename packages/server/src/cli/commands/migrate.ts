import { migrate, pendingMigrations } from '../../db/migrate.ts';
import { openStorage } from '../../media/openStorage.ts';
import { backUpBeforeMigration } from '../../backup/daily/backUpBeforeMigration.ts';
import { errorMessage } from '../../errorMessage.ts';
import { requireSite, withDatabase, type Command } from '../command.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  usage: '[--check]',
  summary: 'Updates the database tables to this version; the server also does so at start.',
  options: { check: { type: 'boolean', meaning: 'Changes nothing; fails when a migration is pending.' } },
  async run(parsed, surroundings) {
    if (parsed.options['check'] === true) requireSite(surroundings);
    return withDatabase(surroundings, async ({ db, engine }, settings) => {
      if (parsed.options['check'] === true) {
        const pending = await pendingMigrations(db);
        surroundings.out(pending.length === 0 ? 'Nothing is pending.' : `Pending: ${pending.join(', ')}`);
        return pending.length === 0 ? 0 : 1;
      }
      await backUpBeforeMigration({ db, settings, media: openStorage(settings) }, Date.now(), (error) =>
        surroundings.err(errorMessage(error)),
      );
      const made = await migrate(db);
      for (const { migrationName } of made) surroundings.err(`${migrationName} made`);
      surroundings.out(made.length === 0 ? `Nothing to do (${engine}).` : `${made.length} made (${engine}).`);
      return 0;
    });
  },
};
