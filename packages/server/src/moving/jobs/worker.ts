import { workerData } from 'node:worker_threads';
import { openDatabase } from '../../db/open.ts';
import { withLongPatience } from '../../db/patience.ts';
import { openStorage } from '../../media/openStorage.ts';
import { takeTask, type Task } from './takeTask.ts';

type WorkerTask = Omit<Task, 'author'> & { author: Omit<Task['author'], 'now'> };

/** A task in a thread of its own: its database is another connection to the same one. */
async function work({ author, ...task }: WorkerTask): Promise<void> {
  const { settings } = author;
  const { db, close } = openDatabase(settings);
  try {
    const whole = { ...task, author: { ...author, now: Date.now } };
    await withLongPatience(() => takeTask(whole, { db, media: openStorage(settings) }));
  } finally {
    await close();
  }
}

await work(workerData as WorkerTask);
// what the media and Markdown rooms keep at hand would keep the thread
process.exit(0);
