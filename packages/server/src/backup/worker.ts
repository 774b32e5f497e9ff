import { workerData } from 'node:worker_threads';
import { copySqlite, finishArchive } from './copySqlite.ts';

export interface ArchiveTask {
  /** The file of a database to be copied; null where the target holds a copy already. */
  source: string | null;
  target: string;
}

const { source, target } = workerData as ArchiveTask;
if (source !== null) copySqlite(source, target);
finishArchive(target);
