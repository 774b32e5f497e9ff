import { resolve } from 'node:path';
import { migrate } from '../../db/migrate.ts';
import type { Database } from '../../db/schema.ts';
import { requireSharedStorage } from '../../media/mark.ts';
import { openStorage } from '../../media/openStorage.ts';
import { importSite } from '../../moving/import/importSite.ts';
import { asTable, RefusedError, type Outcome } from '../../moving/import/report.ts';
import type { Happening } from '../../trail/recordEvent.ts';
import { onlyWord, UsageError, withDatabase, type Command } from '../command.ts';
import { recordCommand } from '../recordCommand.ts';

const outcomes: readonly Outcome[] = ['taken', 'changed', 'kept', 'aside', 'refused'];

export const importCommand: Command = {
  name: 'import',
  usage: 'FOLDER|FILE|ZIP [--media FOLDER] [--dry-run] [--json]',
  summary:
    'Takes posts and pictures from an export of Janus or another program, a folder of Markdown, or a zip.',
  details:
    'An export of Janus comes back as it was, with projects, experience, settings and profile. Of other programs it reads Hugo, Jekyll, Hexo, Astro, Eleventy, Obsidian and plain folders, and exports of WordPress (WXR), Ghost (JSON), Medium and Blogger, and feeds (RSS, Atom). What the site has already stays as it is: a second run changes nothing. Nothing is asked of the network. Begin with --dry-run; docs/moving.md says what is kept.',
  options: {
    media: {
      type: 'string',
      meaning:
        'A folder or zip of pictures that the texts name by their old addresses, such as wp-content/uploads.',
    },
    'dry-run': { type: 'boolean', meaning: 'Changes nothing; reports what would become of each item.' },
    json: { type: 'boolean', meaning: 'The report as JSON, for scripts.' },
  },
  run: (given, surroundings) =>
    withDatabase(surroundings, async ({ db }, settings) => {
      const folder = resolve(surroundings.folder, onlyWord(given, 'folder or archive'));
      const isDryRun = given.options['dry-run'] === true;
      const { media: mediaWord } = given.options;
      const options = {
        isDryRun,
        ...(typeof mediaWord === 'string' && { mediaPath: resolve(surroundings.folder, mediaWord) }),
      };
      await migrate(db);
      const media = openStorage(settings);
      await requireSharedStorage(db, media);
      const record = (trx: Database, happening: Happening): Promise<void> =>
        recordCommand(trx, settings, happening);
      try {
        const lines = await importSite({ db, media, now: Date.now(), record }, folder, options);
        const count = (outcome: Outcome): number => lines.filter((line) => line.outcome === outcome).length;
        const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, count(outcome)]));
        if (given.options['json'] === true)
          surroundings.out(JSON.stringify({ dry_run: isDryRun, counts, items: lines }, null, 2));
        else {
          if (lines.length > 0) surroundings.out(asTable(lines));
          const sum = outcomes.map((outcome) => `${outcome}: ${count(outcome)}`).join(', ');
          surroundings.out(isDryRun ? `Nothing was changed. Would be ${sum}.` : `${sum}.`);
        }
        return count('refused') > 0 ? 1 : 0;
      } catch (error) {
        if (error instanceof RefusedError) throw new UsageError(error.message);
        throw error;
      }
    }),
};
