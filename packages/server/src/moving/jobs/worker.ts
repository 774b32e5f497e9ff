import { workerData } from 'node:worker_threads';
import { openDatabase } from '../../db/open.ts';
import { withLongTimeouts } from '../../db/timeouts.ts';
import { openStorage } from '../../media/openStorage.ts';
import { takeTask, type Task } from './takeTask.ts';

type WorkerTask = Omit<Task, 'author'> & { author: Omit<Task['author'], 'now'> };

/** Runs a task in this thread, with its own connection to the same database. */
async function work({ author, ...task }: WorkerTask): Promise<void> {
  const { settings } = author;
  const { db, close } = openDatabase(settings);
  try {
    const whole = { ...task, author: { ...author, now: Date.now } };
    await withLongTimeouts(() => takeTask(whole, { db, media: openStorage(settings) }));
  } finally {
    await close();
  }
}

await work(workerData as WorkerTask);
// resources cached by the media and Markdown modules would keep the thread alive
process.exit(0);
