import { performance } from 'node:perf_hooks';

/** There is more to do than can be done soon. */
export class Busy extends Error {
  override name = 'Busy';
}

export interface GateOptions {
  /** How many works run at once; 3 by default. */
  atOnce?: number;
  /** How many wait before somebody is refused; 60 by default. */
  waiting?: number;
  /** How long the thread is left to others between two works that wait, in times of what the one held it; 2 by default. */
  rest?: number;
}

export interface Gate {
  /** Runs the work when it is the client's turn; rejects with `Busy` when too many wait. */
  run<T>(client: string, key: string, work: () => Promise<T>): Promise<T>;
  /** Somebody else wants what waits under this key: it runs at the first turn of either. */
  join(client: string, key: string): void;
}

interface Job {
  readonly key: string;
  isOver: boolean;
  /** In how many clients' queues it stands. */
  wanted: number;
  start(): Promise<void>;
  refuse(): void;
}

/**
 * Lets a bounded number of works run and a bounded number wait. Clients take turns, so that whoever asks for a thousand
 * things waits for a thousand turns, and others for one; when it is full, who has most waiting loses the last of it.
 * Works hold the thread that sends kept pages, too: while some wait, it is left to those most of the time, so that a
 * stranger's flood makes the flood slow and nothing else.
 */
export function createGate({ atOnce = 3, waiting: most = 60, rest = 2 }: GateOptions = {}): Gate {
  const queues = new Map<string, Job[]>();
  const waiting = new Map<string, Job>();
  let running = 0;
  let isResting = false;
  let isScheduled = false;

  function enqueue(client: string, job: Job): void {
    const queue = queues.get(client) ?? [];
    if (queue.includes(job)) return;
    queue.push(job);
    queues.set(client, queue);
    job.wanted += 1;
  }

  /** Takes the first job of the client whose turn it is, and puts the client behind the others. */
  function takeNext(): Job | undefined {
    for (const [client, queue] of queues) {
      queues.delete(client);
      let job = queue.shift();
      while (job?.isOver) job = queue.shift();
      if (queue.length > 0) queues.set(client, queue);
      if (job) return job;
    }
    return undefined;
  }

  function dropLast(queue: Job[]): void {
    const job = queue.pop();
    if (!job || job.isOver) return;
    job.wanted -= 1;
    if (job.wanted > 0) return;
    job.isOver = true;
    waiting.delete(job.key);
    job.refuse();
  }

  function makeRoom(client: string): void {
    if (waiting.size < most) return;
    const [longest, queue] = [...queues].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    if (longest === client || queue.length <= (queues.get(client)?.length ?? 0) + 1) throw new Busy();
    dropLast(queue);
  }

  /** Whoever asks for one page after another has none waiting, and is not held up. */
  function leaveToOthers(held: number): void {
    if (isResting) return;
    if (waiting.size === 0) return schedule();
    isResting = true;
    setTimeout(() => {
      isResting = false;
      schedule();
    }, rest * held);
  }

  /** One work begins in a turn of the loop, after what came in meanwhile; those that wait for the database run side by side. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(go);
  }

  function go(): void {
    isScheduled = false;
    if (isResting || running >= atOnce) return;
    const job = takeNext();
    if (!job) return;
    job.isOver = true;
    waiting.delete(job.key);
    running += 1;
    const before = performance.eventLoopUtilization();
    void job.start().finally(() => {
      running -= 1;
      leaveToOthers(performance.eventLoopUtilization(before).active);
    });
    schedule();
  }

  return {
    async run(client, key, work) {
      makeRoom(client);
      return new Promise((resolve, reject) => {
        const job: Job = {
          key,
          isOver: false,
          wanted: 0,
          start: () => work().then(resolve, reject),
          refuse: () => reject(new Busy()),
        };
        waiting.set(key, job);
        enqueue(client, job);
        schedule();
      });
    },
    join(client, key) {
      const job = waiting.get(key);
      if (job) enqueue(client, job);
    },
  };
}
