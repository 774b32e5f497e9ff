import { trashLifetime } from '../../db/kinds.ts';
import type { Database } from '../../db/schema.ts';
import type { TaskLine } from '../../moving/jobs/lines.ts';
import type { JobProgress } from '../../moving/jobs/progress.ts';
import { keepBeating } from '../../moving/jobs/runner.ts';
import { beginTask, hasItems, listImports, type ImportRow } from '../../moving/jobs/store.ts';
import { runTask } from '../../moving/jobs/takeTask.ts';
import { undoImport } from '../../moving/jobs/undo.ts';
import type { Settings } from '../../settings.ts';
import type { Author } from '../../trail/recordEvent.ts';
import { isoTime } from '../../values.ts';
import { UsageError } from '../command.ts';
import { commandAuthor } from '../recordCommand.ts';

export const busy =
  'Another import is running, here or in the panel, or one was interrupted less than half a minute ago: wait for it.';

const tellEvery = 5000;

interface Followed {
  id: string;
  task: 'import' | 'undo';
  author: Author;
  err(text: string): void;
}

/** Runs a task that is visible in the panel like one started there, and reports its progress. */
export async function followTask(
  db: Database,
  { err, ...task }: Followed,
  work: (progress: JobProgress) => Promise<readonly TaskLine[]>,
): Promise<readonly TaskLine[]> {
  const onError = (error: unknown): void => err(String(error));
  const rest = keepBeating(db, task.id, { now: task.author.now, onError });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await runTask(db, task, (progress) => {
      const say = (): void => err(`${progress.lines.length} of ${progress.far.total}`);
      timer = setInterval(say, tellEvery).unref();
      return work(progress);
    });
  } finally {
    clearInterval(timer);
    rest();
  }
}

async function undoable(db: Database): Promise<ImportRow[]> {
  const now = Date.now();
  const found: ImportRow[] = [];
  for (const row of await listImports(db, now))
    if (row.state !== 'running' && (await hasItems(db, row, now))) found.push(row);
  return found;
}

/** Lists the imports that can be undone, from the panel and the command line. */
export async function listUndoable(
  db: Database,
  { isJson, out }: { isJson: boolean; out(text: string): void },
): Promise<number> {
  const imports = (await undoable(db)).map(({ id, name, imported_at }) => ({
    id,
    name,
    imported_at: isoTime(imported_at ?? 0),
    undo_until: isoTime((imported_at ?? 0) + trashLifetime),
  }));
  if (isJson) out(JSON.stringify({ imports }, null, 2));
  else if (imports.length === 0) out('No import can be undone.');
  else
    for (const { id, name, imported_at, undo_until } of imports)
      out(`${id}  ${imported_at}  ${name}  (can be undone until ${undo_until})`);
  return 0;
}

/** Undoes an import, by default the last one. */
export async function undoTask(
  db: Database,
  { id, settings, err }: { id: string | undefined; settings: Settings; err(text: string): void },
): Promise<readonly TaskLine[]> {
  const rows = await undoable(db);
  const row = id === undefined ? rows[0] : rows.find((one) => one.id === id.toLowerCase());
  if (!row)
    throw new UsageError(
      id === undefined
        ? 'No import of the last 30 days can be undone.'
        : `No import ${id} can be undone: --list says which can.`,
    );
  const author = commandAuthor(settings);
  if (!(await beginTask(db, row, { task: 'undo', now: author.now() }))) throw new UsageError(busy);
  return followTask(db, { id: row.id, task: 'undo', author, err }, (progress) =>
    undoImport(db, row.id, { author, progress }),
  );
}
