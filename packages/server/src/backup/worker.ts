import { parentPort, workerData } from 'node:worker_threads';
import { copySqlite, finishArchive } from './copySqlite.ts';
import { examineArchive } from './examineArchive.ts';

export type ArchiveTask =
  /** Makes an archive; `source` is the database file to copy, or null if `target` is a copy already. */
  | { name: 'make'; source: string | null; target: string }
  /** Examines an archive. */
  | { name: 'examine'; file: string };

function work(task: ArchiveTask): unknown {
  if (task.name === 'examine') return examineArchive(task.file);
  if (task.source !== null) copySqlite(task.source, task.target);
  finishArchive(task.target);
  return null;
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- worker threads have no origin
parentPort?.postMessage(work(workerData as ArchiveTask));
