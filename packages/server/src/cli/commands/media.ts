import { migrate } from '../../db/migrate.ts';
import { adoptStorage } from '../../media/mark.ts';
import { openStorage } from '../../media/openStorage.ts';
import { UsageError, withDatabase, type Command } from '../command.ts';
import { mediaFinding } from '../findings.ts';

export const mediaAdopt: Command = {
  name: 'media adopt',
  usage: '[--force]',
  summary: 'Says that the uploads were moved to the folder of the settings.',
  details:
    'Instances on one PostgreSQL must share their uploads; one whose folder is another than the noted one does not start.',
  options: { force: { type: 'boolean', meaning: 'Also when uploads are missing there.' } },
  run: (given, surroundings) =>
    withDatabase(surroundings, async ({ db }, settings) => {
      if (given.words.length > 0) throw new UsageError('This command takes no words.');
      await migrate(db);
      const media = openStorage(settings);
      const { trouble } = await mediaFinding(db, media);
      if (trouble !== null) {
        if (given.options['force'] !== true)
          throw new UsageError(`${trouble} Copy them first, or add --force.`);
        surroundings.err(trouble);
      }
      await adoptStorage(db, media);
      surroundings.out(`Uploads are kept in ${media.place}.`);
      return 0;
    }),
};
