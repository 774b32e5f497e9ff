import { requireSharedStorage } from '../../media/mark.ts';
import { openStorage } from '../../media/openStorage.ts';
import { installSample } from '../../sample.ts';
import { UsageError, withSite, type Command } from '../command.ts';

export const seed: Command = {
  name: 'seed',
  usage: '',
  summary: 'Adds the sample content to a site without content.',
  run: (parsed, surroundings) =>
    withSite(
      surroundings,
      async ({ db }, settings) => {
        for (const table of ['projects', 'experiences', 'career_entries', 'posts'] as const) {
          const something = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
          if (something)
            throw new UsageError(`There is content (${table}) already: the sample is for an empty site.`);
        }
        surroundings.err('Rendering texts and pictures…');
        const media = openStorage(settings);
        await requireSharedStorage(db, media);
        await installSample(db, media);
        surroundings.out('The sample content was added.');
        return 0;
      },
      { mayBegin: true },
    ),
};
