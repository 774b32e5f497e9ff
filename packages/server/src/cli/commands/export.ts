import { resolve } from 'node:path';
import { openStorage } from '../../media/openStorage.ts';
import { exportSite } from '../../moving/export/exportSite.ts';
import { ForeignFolderError } from '../../moving/export/writeFolder.ts';
import {
  onlyWord,
  UsageError,
  withSite,
  type Command,
  type ParsedArguments,
  type Surroundings,
} from '../command.ts';
import { exportHtml, htmlOptions, refuseHtmlOptions } from './exportHtml.ts';

/** Exports the content of the database and the uploads. */
function exportFiles(parsed: ParsedArguments, surroundings: Surroundings): Promise<number> {
  refuseHtmlOptions(parsed);
  return withSite(surroundings, async ({ db }, settings) => {
    const folder = resolve(surroundings.folder, onlyWord(parsed, 'folder'));
    const source = { db, settings, media: openStorage(settings), now: Date.now() };
    try {
      const { posts, projects, experience, files, missing, pending } = await exportSite(source, folder, {
        withMessages: parsed.options['messages'] === true,
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
  });
}

export const exportCommand: Command = {
  name: 'export',
  usage: 'FOLDER [--messages] | --html FOLDER',
  summary:
    'Writes the whole site as plain files: Markdown with front matter, pictures, YAML, JSON Resume; with --html, as pages.',
  details:
    'The folder must be empty or hold an export, which is brought up to date; .git in it stays. The same site is the same bytes. Drafts are in it. What is not: accounts, history, changes that wait, and what lies in the bin; a backup has them. `import` takes it back; docs/moving.en.md says what is kept.\n\nWith --html the running site is copied as visitors see it, into the folders portfolio and blog: for any web server, and for reading from a disk. Nothing in them needs a service: search, the contact form and scripts stay behind. Feeds, site maps and previews of links need the addresses that the faces will have: --base-portfolio=https://… --base-blog=https://….',
  options: {
    messages: {
      type: 'boolean',
      meaning: 'The messages of the contact form, too, with names and addresses.',
    },
    ...htmlOptions,
  },
  run: (parsed, surroundings) =>
    (parsed.options['html'] === undefined ? exportFiles : exportHtml)(parsed, surroundings),
};
