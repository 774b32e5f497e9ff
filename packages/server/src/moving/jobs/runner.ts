import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ImportStarter } from '../../contract/handler.ts';
import type { Database } from '../../db/schema.ts';
import { beat, endTask } from './store.ts';
import type { Task } from './takeTask.ts';

export type RunTask = (task: Task) => { ended: Promise<void>; stop(): Promise<unknown> };

/** A task's memory limit, in megabytes: a larger import is refused, and the site continues. */
const heap = 1024;

/** Runs a task in a separate thread, because reading texts of a hundred pages would block the site. */
export const runApart: RunTask = ({ author, ...task }) => {
  const { caller, request, settings } = author;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: {
      ...task,
      author: {
        caller: caller && { id: caller.id, username: caller.username },
        request: { address: request.address, userAgent: request.userAgent },
        settings,
      },
    },
    execArgv: ['--conditions=janus-source', '--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  const failure = new Promise<never>((_, reject) => worker.once('error', reject));
  const exit = once(worker, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`The thread of an import ended with ${String(code)}.`);
  });
  // the later of the two is ignored
  exit.catch(() => undefined);
  return { ended: Promise.race([exit, failure]), stop: () => worker.terminate() };
};

const failures = {
  memory: {
    ru: 'Содержимое слишком велико, чтобы прочитать его целиком. Разделите его на части.',
    en: 'It contains more than can be read at once. Split it into parts.',
  },
  other: {
    ru: 'Импорт прервался из-за ошибки сервера; подробности — в его журнале. Начните ещё раз.',
    en: 'The import failed because of a server error; the server log has details. Start again.',
  },
} as const;

const isMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

export interface ImportRunner extends ImportStarter {
  /** Resolves when no task is running; used by tests. */
  settled(): Promise<void>;
  /** Stops the running tasks, which can be started again. */
  stop(): Promise<void>;
}

interface RunnerOptions {
  db: Database;
  now(): number;
  run?: RunTask | undefined;
  onError(error: unknown): void;
}

const beatEvery = 5000;

/** Marks a task as running at intervals, until the returned function is called. */
export function keepBeating(
  db: Database,
  id: string,
  { now, onError }: Pick<RunnerOptions, 'now' | 'onError'>,
): () => void {
  const timer = setInterval(() => void beat(db, id, now()).catch(onError), beatEvery).unref();
  return () => clearInterval(timer);
}

/** Runs the tasks of imports, and marks them as running in the database. */
export function createImportRunner({ db, now, run = runApart, onError }: RunnerOptions): ImportRunner {
  const running = new Map<string, { stop(): Promise<unknown>; over: Promise<void> }>();
  const state = { isStopping: false };

  async function follow(id: string, ended: Promise<void>): Promise<void> {
    const rest = keepBeating(db, id, { now, onError });
    try {
      // it has written its result itself; the import's next task may be running by now
      await ended;
    } catch (error) {
      if (state.isStopping) return;
      onError(error);
      await endTask(db, id, 'failed', { failure: failures[isMemory(error) ? 'memory' : 'other'] });
    } finally {
      rest();
      running.delete(id);
    }
  }

  return {
    start(task) {
      const { ended, stop } = run(task);
      running.set(task.id, { stop, over: follow(task.id, ended).catch(onError) });
    },
    async settled() {
      await Promise.all([...running.values()].map(({ over }) => over));
    },
    async stop() {
      state.isStopping = true;
      for (const [id, { stop, over }] of running) {
        await stop();
        await over;
        await endTask(db, id, 'interrupted').catch(onError);
      }
    },
  };
}
