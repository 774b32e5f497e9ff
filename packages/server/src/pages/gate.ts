import { AsyncResource } from 'node:async_hooks';

/** There is more to do than can be done soon. */
export class Busy extends Error {
  override name = 'Busy';
}

export interface GateOptions {
  /** How many works run at once; 3 by default. */
  atOnce?: number;
  /** How many wait before somebody is refused; 60 by default. */
  waiting?: number;
}

export interface QueuedClient {
  /** Whose it is: an address, or a network where one customer has many. */
  readonly client: string;
  /** When it comes, there is no use in waiting any more. */
  readonly signal: AbortSignal;
}

export interface Gate {
  /** Runs the work in its turn; rejects with `Busy` when too many wait, or when it still waits and the signal comes. */
  run<T>(turn: QueuedClient, key: string, work: () => Promise<T>): Promise<T>;
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

  /** Takes the first job of the client whose turn it is, and puts the client behind the others. */
  function takeNext(): Job | undefined {
    for (const [client, queue] of queues) {
      queues.delete(client);
      const job = queue.shift();
      if (queue.length > 0) queues.set(client, queue);
      if (job) return job;
    }
    return undefined;
  }

  /** It waits no longer, and leaves the queues of all who want it: they are as long as what they wait for. */
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

  /** What others want as well leaves one queue and waits on: then there is no room yet. */
  function makeRoom(client: string): void {
    while (waiting.size >= most) {
      const [longest, queue] = [...queues].reduce((a, b) => (b[1].length > a[1].length ? b : a));
      if (longest === client || queue.length <= (queues.get(client)?.length ?? 0) + 1) throw new Busy();
      dropLast(queue);
    }
  }

  /** One work begins in a turn of the loop, after what came in meanwhile; those that wait for the database run side by side. */
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
        // in the name of who asked, not of whose end made room
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
