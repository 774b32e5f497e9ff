import { AsyncResource } from 'node:async_hooks';

/** The server has more work than it can do soon. */
export class Busy extends Error {
  override name = 'Busy';
}

export interface GateOptions {
  /** How many jobs run concurrently; 3 by default. */
  atOnce?: number;
  /** How many jobs may wait before one is refused; 60 by default. */
  waiting?: number;
}

export interface QueuedClient {
  /** The queue's owner: an address, or a network where one customer has many. */
  readonly client: string;
  /** Aborted when waiting is no longer useful. */
  readonly signal: AbortSignal;
}

export interface Gate {
  /** Runs the work in its turn; rejects with `Busy` when too many wait, or when it is aborted while waiting. */
  run<T>(turn: QueuedClient, key: string, work: () => Promise<T>): Promise<T>;
  /** Adds another client to the job waiting under this key: it runs at the first turn of either. */
  join(client: string, key: string): void;
}

interface Job {
  readonly key: string;
  isOver: boolean;
  /** In how many clients' queues it is. */
  wanted: number;
  start(): Promise<void>;
  refuse(): void;
}

/**
 * Bounds how many jobs run and how many wait. Clients take turns, so that one with a thousand jobs waits a thousand
 * turns, and others wait one; when the gate is full, the client with the longest queue loses its last job.
 */
export function createGate({ atOnce = 3, waiting: most = 60 }: GateOptions = {}): Gate {
  const queues = new Map<string, Job[]>();
  const waiting = new Map<string, Job>();
  let running = 0;
  let isScheduled = false;

  function enqueue(client: string, job: Job): void {
    const queue = queues.get(client) ?? [];
    if (queue.includes(job)) return;
    queue.push(job);
    queues.set(client, queue);
    job.wanted += 1;
  }

  /** Takes the first job of the client whose turn it is, and moves the client behind the others. */
  function takeNext(): Job | undefined {
    for (const [client, queue] of queues) {
      queues.delete(client);
      const job = queue.shift();
      if (queue.length > 0) queues.set(client, queue);
      if (job) return job;
    }
    return undefined;
  }

  /**
   * Removes a job from waiting and from the queues of all clients that want it, so that a queue holds only waiting
   * jobs.
   */
  function end(job: Job): void {
    job.isOver = true;
    waiting.delete(job.key);
    for (const [client, queue] of queues) {
      if (!queue.includes(job)) continue;
      const rest = queue.filter((one) => one !== job);
      if (rest.length > 0) queues.set(client, rest);
      else queues.delete(client);
    }
  }

  function giveUp(job: Job): void {
    if (job.isOver) return;
    end(job);
    job.refuse();
  }

  function dropLast(queue: Job[]): void {
    const job = queue.pop();
    if (!job) return;
    job.wanted -= 1;
    if (job.wanted === 0) giveUp(job);
  }

  /** A job that other clients want as well leaves one queue but keeps waiting, so it frees no room yet. */
  function makeRoom(client: string): void {
    while (waiting.size >= most) {
      const [longest, queue] = [...queues].reduce((a, b) => (b[1].length > a[1].length ? b : a));
      if (longest === client || queue.length <= (queues.get(client)?.length ?? 0) + 1) throw new Busy();
      dropLast(queue);
    }
  }

  /** Starts one job per turn of the loop, after new arrivals; jobs that wait for the database run concurrently. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(go);
  }

  function go(): void {
    isScheduled = false;
    if (running >= atOnce) return;
    const job = takeNext();
    if (!job) return;
    end(job);
    running += 1;
    void job.start().finally(() => {
      running -= 1;
      schedule();
    });
    schedule();
  }

  return {
    async run({ client, signal }, key, work) {
      makeRoom(client);
      return new Promise((resolve, reject) => {
        const handleAbort = () => giveUp(job);
        // in the context of the client that made the request, not of the one whose end made room
        const begin = AsyncResource.bind(work);
        const job: Job = {
          key,
          isOver: false,
          wanted: 0,
          start() {
            signal.removeEventListener('abort', handleAbort);
            return begin().then(resolve, reject);
          },
          refuse: () => reject(new Busy()),
        };
        waiting.set(key, job);
        enqueue(client, job);
        signal.addEventListener('abort', handleAbort, { once: true });
        schedule();
      });
    },
    join(client, key) {
      const job = waiting.get(key);
      if (job) enqueue(client, job);
    },
  };
}
