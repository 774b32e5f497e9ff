import type { LocksLike } from '../session/types.ts';

interface Waiting {
  readonly tab: object;
  readonly grant: () => void;
}

/** Web Locks of one host, for several tabs. */
export interface FakeLocks {
  /** Returns the locks of another tab. */
  tab(): LocksLike & { close(): void };
  /** The names of held locks. */
  held(): string[];
  /** The number of waiting requests. */
  readonly waiting: number;
}

/** Creates an exclusive-mode LockManager for fake tabs; closing a tab releases its locks and drops its requests. */
export function fakeLocks(): FakeLocks {
  const holders = new Map<string, { tab: object; release: () => void }>();
  const queues = new Map<string, Waiting[]>();

  function next(name: string): void {
    if (holders.has(name)) return;
    queues.get(name)?.shift()?.grant();
  }
  function tab(): LocksLike & { close(): void } {
    const self = {};
    let isClosed = false;
    return {
      request(name, options, callback) {
        type Answer = Awaited<ReturnType<typeof callback>>;
        return new Promise<Answer>((resolve, reject) => {
          if (isClosed) return;
          if (options.signal?.aborted) return reject(options.signal.reason);
          const hold = () => {
            const holder = { tab: self, release };
            let isOver = false;
            function release(): void {
              if (isOver) return;
              isOver = true;
              if (holders.get(name) === holder) holders.delete(name);
              next(name);
            }
            holders.set(name, holder);
            queueMicrotask(() => {
              if (isOver) return;
              void settle(() => callback({ name, mode: 'exclusive' }), resolve, reject).finally(release);
            });
          };
          if (!holders.has(name) && !queues.get(name)?.length) return hold();
          if (options.ifAvailable)
            return queueMicrotask(() => void settle(() => callback(null), resolve, reject));
          const queue = queues.get(name) ?? [];
          queues.set(name, queue);
          const entry: Waiting = { tab: self, grant: hold };
          queue.push(entry);
          options.signal?.addEventListener('abort', () => {
            const place = queue.indexOf(entry);
            if (place < 0) return;
            queue.splice(place, 1);
            reject(options.signal?.reason);
          });
        });
      },
      close() {
        isClosed = true;
        for (const queue of queues.values())
          for (const entry of queue.filter((one) => one.tab === self)) queue.splice(queue.indexOf(entry), 1);
        for (const holder of Array.from(holders.values())) if (holder.tab === self) holder.release();
      },
    };
  }
  return {
    tab,
    held: () => Array.from(holders.keys()),
    get waiting() {
      return Array.from(queues.values()).reduce((sum, queue) => sum + queue.length, 0);
    },
  };
}

async function settle<T>(
  callback: () => T,
  resolve: (value: Awaited<T>) => void,
  reject: (reason: unknown) => void,
): Promise<void> {
  try {
    resolve(await callback());
  } catch (error) {
    reject(error);
  }
}
