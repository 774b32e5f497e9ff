import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readArchive, writeArchive } from '../../backup/archive.ts';
import { migrate } from '../../db/migrate.ts';
import { requireSharedStorage } from '../../media/mark.ts';
import { openStorage } from '../../media/openStorage.ts';
import { onlyWord, UsageError, withDatabase, type Command } from '../command.ts';

export const backup: Command = {
  name: 'backup',
  usage: 'FILE [--force]',
  summary: 'Writes everything, uploads included, into one file.',
  details: 'The file fits both databases: restored with another DATABASE_URL it moves the site there.',
  options: { force: { type: 'boolean', meaning: 'Replaces a file that is there.' } },
  async run(given, surroundings) {
    const file = resolve(surroundings.folder, onlyWord(given, 'file'));
    if (existsSync(file) && given.options['force'] !== true)
      throw new UsageError(`${file} is there already: add --force to replace it.`);
    return withDatabase(surroundings, async ({ db }, settings) => {
      await migrate(db);
      const media = openStorage(settings);
      // a backup without the uploads would be believed to hold them
      await requireSharedStorage(db, media);
      await writeArchive(db, media, file, surroundings.err);
      surroundings.out(file);
      return 0;
    });
  },
};

export const restore: Command = {
  name: 'restore',
  usage: 'FILE [--force]',
  summary: 'Replaces everything by a backup.',
  details: 'All sign-ins end. A running server shows the restored content within a second.',
  options: { force: { type: 'boolean', meaning: 'Replaces content that is there.' } },
  async run(given, surroundings) {
    const file = resolve(surroundings.folder, onlyWord(given, 'file'));
    return withDatabase(surroundings, async ({ db }, settings) => {
      await migrate(db);
      const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
      if (someone && given.options['force'] !== true)
        throw new UsageError('The database is not empty: add --force to replace it.');
      const media = openStorage(settings);
      await requireSharedStorage(db, media);
      await readArchive(db, media, file, surroundings.err);
      surroundings.out('Restored.');
      return 0;
    });
  },
};
