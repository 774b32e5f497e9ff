import { basename, resolve } from 'node:path';
import type { OpenDatabase } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { requireSharedStorage } from '../../media/mark.ts';
import { openStorage } from '../../media/openStorage.ts';
import { importSite, type ImportOptions } from '../../moving/import/importSite.ts';
import { asTable, RefusedError } from '../../moving/import/report.ts';
import { importsFolder } from '../../moving/jobs/files.ts';
import type { TaskLine } from '../../moving/jobs/lines.ts';
import { insertImport } from '../../moving/jobs/store.ts';
import type { Settings } from '../../settings.ts';
import type { TrailEvent } from '../../trail/recordEvent.ts';
import { onlyWord, UsageError, withSite, type Command } from '../command.ts';
import { commandAuthor, recordCommand } from '../recordCommand.ts';
import { busy, followTask, listUndoable, undoTask } from './importTasks.ts';

const outcomes = {
  import: ['taken', 'changed', 'kept', 'aside', 'refused'],
  undo: ['removed', 'kept'],
} as const;

interface ReportOptions {
  /** Printed before the counts. */
  before?: string;
  isJson: boolean;
  kind: keyof typeof outcomes;
  out(text: string): void;
}

/** Prints the report as text or JSON; returns the number of refused items. */
function tell(
  lines: readonly TaskLine[],
  { before = '', isJson, kind, out }: ReportOptions,
  more: object = {},
): number {
  const count = (outcome: TaskLine['outcome']): number =>
    lines.filter((line) => line.outcome === outcome).length;
  if (isJson) {
    const counts = Object.fromEntries(outcomes[kind].map((outcome) => [outcome, count(outcome)]));
    out(JSON.stringify({ ...more, counts, items: lines }, null, 2));
  } else {
    if (lines.length > 0) out(asTable(lines));
    out(`${before}${outcomes[kind].map((outcome) => `${outcome}: ${count(outcome)}`).join(', ')}.`);
  }
  return count('refused');
}

/** Imports everything as a task that can be undone; a dry run is not a task. */
async function take(
  { db }: OpenDatabase,
  settings: Settings,
  { path, options, err }: { path: string; options: ImportOptions; err(text: string): void },
): Promise<{ lines: readonly TaskLine[]; id: string | null }> {
  const author = commandAuthor(settings);
  const media = openStorage(settings);
  await requireSharedStorage(db, media);
  const target = {
    db,
    media,
    now: author.now(),
    record: (trx: Database, event: TrailEvent) => recordCommand(trx, settings, event),
  };
  if (options.isDryRun) return { lines: await importSite(target, path, options), id: null };
  const row = await insertImport(db, { name: basename(path), size: 0, now: author.now(), task: 'import' });
  if (!row) throw new UsageError(busy);
  const lines = await followTask(db, { id: row.id, task: 'import', author, err }, (progress) =>
    importSite(target, path, { ...options, progress }),
  );
  return { lines, id: row.id };
}

export const importCommand: Command = {
  name: 'import',
  usage: 'FOLDER|FILE|ARCHIVE [--media FOLDER] [--dry-run] [--json] | --list | --undo [ID]',
  summary:
    'Takes posts, pictures and CVs from an export of Janus or another program, a folder of Markdown, or an archive; takes an import back.',
  details:
    'An export of Janus comes back as it was, with projects, experience, settings and profile. Of other programs it reads Hugo, Jekyll, Hexo, Astro, Eleventy, Docusaurus, Obsidian, Notion and plain folders, exports of WordPress (WXR), Ghost (JSON), Medium, Substack and Blogger, feeds (RSS, Atom), and CVs: JSON Resume and the archive of LinkedIn; as they are, as zip or as tar.gz. What the site has already stays as it is: a second run changes nothing. Nothing is asked of the network. Begin with --dry-run; docs/moving.en.md says what is kept. For 30 days --undo takes an import back, here or in the panel.',
  options: {
    media: {
      type: 'string',
      meaning:
        'A folder or zip of pictures that the texts name by their old addresses, such as wp-content/uploads.',
    },
    'dry-run': { type: 'boolean', meaning: 'Changes nothing; reports what would become of each item.' },
    json: { type: 'boolean', meaning: 'The report as JSON, for scripts.' },
    list: { type: 'boolean', meaning: 'Lists the imports that can be undone.' },
    undo: {
      type: 'boolean',
      meaning:
        'Takes the last import back, or the one of this id: into the bin, with redirects, tags, series and pictures that nothing else uses. What was changed since stays.',
    },
  },
  run: (parsed, surroundings) =>
    withSite(
      surroundings,
      async (database, settings) => {
        const { media, list, undo, json, 'dry-run': dryRun } = parsed.options;
        const [isUndo, isDryRun] = [undo === true, dryRun === true];
        if ([isUndo, isDryRun, list === true].filter(Boolean).length > 1)
          throw new UsageError('Give one of --dry-run, --list and --undo.');
        const report = { isJson: json === true, out: surroundings.out };
        if (list === true) return listUndoable(database.db, report);
        if (isUndo) {
          const { words } = parsed;
          if (words.length > 1) throw new UsageError('Give the id of one import, or none for the last.');
          const undone = await undoTask(database.db, { id: words[0], settings, err: surroundings.err });
          tell(undone, { ...report, kind: 'undo' });
          return 0;
        }
        const options = {
          isDryRun,
          workFolder: importsFolder(settings),
          ...(typeof media === 'string' && { mediaPath: resolve(surroundings.folder, media) }),
        };
        try {
          const path = resolve(surroundings.folder, onlyWord(parsed, 'folder or archive'));
          const { lines, id } = await take(database, settings, { path, options, err: surroundings.err });
          const before = isDryRun ? 'Nothing was changed. Would be ' : '';
          const refused = tell(lines, { ...report, before, kind: 'import' }, { dry_run: isDryRun, id });
          return refused > 0 ? 1 : 0;
        } catch (error) {
          if (error instanceof RefusedError) throw new UsageError(error.message);
          throw error;
        }
      },
      { mayBegin: true },
    ),
};
