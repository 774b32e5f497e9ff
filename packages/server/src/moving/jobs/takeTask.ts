import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportStart } from '../../contract/handler.ts';
import type { Database } from '../../db/schema.ts';
import type { MediaStorage } from '../../media/storage.ts';
import { recordEvent } from '../../trail/recordEvent.ts';
import { importSite } from '../import/importSite.ts';
import { CancelledError } from '../import/progress.ts';
import { RefusedError } from '../import/report.ts';
import { folderOf, removeFiles, sourceFile } from './files.ts';
import { countLines, writeLines, type TaskLine } from './lines.ts';
import { createProgress, type JobProgress } from './progress.ts';
import { endTask, type Ended } from './store.ts';
import { inRussian } from './russian.ts';
import { undoImport } from './undo.ts';

export type Task = ImportStart;

interface Surroundings {
  db: Database;
  media: MediaStorage;
}

async function runImport(
  task: Task,
  { db, media }: Surroundings,
  progress: JobProgress,
): Promise<TaskLine[]> {
  const { id, name, author } = task;
  const workFolder = join(folderOf(author.settings, id), 'work');
  try {
    return await importSite(
      { db, media, now: author.now(), record: (trx, event) => recordEvent(trx, author, event) },
      sourceFile(author.settings, id, name),
      { isDryRun: task.task === 'check', isForeign: true, workFolder, progress },
    );
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** Runs a task that has a row, and stores its report there. Throws the refusal of the source. */
export async function runTask(
  db: Database,
  { id, task, author }: Pick<Task, 'id' | 'task' | 'author'>,
  work: (progress: JobProgress) => Promise<readonly TaskLine[]>,
): Promise<readonly TaskLine[]> {
  const progress = await createProgress(db, id);
  const end = async (state: Ended, lines: readonly TaskLine[]): Promise<void> => {
    await writeLines(db, id, lines);
    const isOver = state === 'done' && task !== 'check';
    if (isOver) await removeFiles(author.settings, id);
    await endTask(db, id, state, {
      ...progress.far,
      done: lines.length,
      total: Math.max(lines.length, state === 'done' ? 0 : progress.far.total),
      counts: JSON.stringify(countLines(lines)),
      ...(isOver && { has_file: 0 }),
    });
  };
  try {
    const lines = await work(progress);
    await end('done', lines);
    return lines;
  } catch (error) {
    if (error instanceof CancelledError) {
      await end('cancelled', progress.lines);
      return progress.lines;
    }
    if (!(error instanceof RefusedError)) throw error;
    await writeLines(db, id, progress.lines);
    await endTask(db, id, 'failed', { failure: { ru: inRussian(error.message), en: error.message } });
    throw error;
  }
}

/** Runs one task of an import from the panel, from beginning to end. */
export async function takeTask(task: Task, surroundings: Surroundings): Promise<void> {
  const { db } = surroundings;
  const { id, author } = task;
  try {
    await runTask(db, task, (progress) =>
      task.task === 'undo'
        ? undoImport(db, id, { author, progress })
        : runImport(task, surroundings, progress),
    );
  } catch (error) {
    // the row records it
    if (!(error instanceof RefusedError)) throw error;
  }
}
