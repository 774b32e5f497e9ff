import { resolve } from 'node:path';
import { migrate } from '../../db/migrate.ts';
import { openStorage } from '../../media/openStorage.ts';
import { exportSite } from '../../moving/export/exportSite.ts';
import { ForeignFolderError } from '../../moving/export/writeFolder.ts';
import { onlyWord, UsageError, withDatabase, type Command } from '../command.ts';

export const exportCommand: Command = {
  name: 'export',
  usage: 'FOLDER [--messages]',
  summary: 'Writes the whole site as plain files: Markdown with front matter, pictures, YAML, JSON Resume.',
  details:
    'The folder must be empty or hold an export, which is brought up to date; .git in it stays. The same site is the same bytes. Drafts are in it. What is not: accounts, history, changes that wait, and what lies in the bin; a backup has them. `import` takes it back; docs/moving.md says what is kept.',
  options: {
    messages: {
      type: 'boolean',
      meaning: 'The messages of the contact form, too, with names and addresses.',
    },
  },
  run: (given, surroundings) =>
    withDatabase(surroundings, async ({ db }, settings) => {
      const folder = resolve(surroundings.folder, onlyWord(given, 'folder'));
      await migrate(db);
      const source = { db, settings, media: openStorage(settings), now: Date.now() };
      try {
        const { posts, projects, experience, files, missing, pending } = await exportSite(source, folder, {
          withMessages: given.options['messages'] === true,
        });
        for (const id of missing)
          surroundings.err(`The picture ${id} is not in the uploads: its address stays.`);
        if (pending > 0)
          surroundings.err(
            `Changes of published posts that wait: ${pending}. They are not in the export: publish them first, or keep a backup.`,
          );
        surroundings.out(
          `Posts: ${posts}, projects: ${projects}, experience: ${experience}; ${files} files in ${folder}.`,
        );
        return 0;
      } catch (error) {
        if (error instanceof ForeignFolderError) throw new UsageError(error.message);
        throw error;
      }
    }),
};
