import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import type { LocksLike } from '../session/types.ts';

/** Longer than a session holds a lock, in milliseconds: older ones were left by a process of another machine. */
const longestHold = 60_000;
/** The shortest time between two checks of a waiting process, in milliseconds. */
const shortestPause = 10;

/**
 * Creates locks between the processes that share a folder, with the interface of Web Locks. A lock is a file that its
 * holder creates and removes. If its process has ended, another one takes the lock over.
 */
export function fileLocks(folder: string): LocksLike {
  return {
    async request(name, { signal, ifAvailable }, callback) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${createHash('sha256').update(name).digest('hex').slice(0, 16)}.lock`);
      const holder = `${hostname()} ${process.pid} ${randomUUID()}`;
      while (!take(path, holder)) {
        if (ifAvailable) return callback(null);
        // A different pause for each process.
        await wait(shortestPause * (1 + Math.random()), undefined, { signal }).catch(() =>
          signal?.throwIfAborted(),
        );
      }
      try {
        signal?.throwIfAborted();
        return await callback({ name });
      } finally {
        if (holderOf(path) === holder) rmSync(path, { force: true });
      }
    },
  };
}

function take(path: string, holder: string): boolean {
  return create(path, holder) || (isAbandoned(path) && takeOver(path, holder));
}

function create(path: string, holder: string): boolean {
  try {
    writeFileSync(path, holder, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Only one process at a time removes an abandoned lock; a second one would remove the first one's new lock. */
function takeOver(path: string, holder: string): boolean {
  const guard = `${path}.guard`;
  if (!create(guard, holder)) {
    if (isAbandoned(guard)) rmSync(guard, { force: true });
    return false;
  }
  try {
    if (isAbandoned(path)) rmSync(path, { force: true });
    return create(path, holder);
  } finally {
    rmSync(guard, { force: true });
  }
}

function holderOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Released in the meantime.
    return null;
  }
}

function isAbandoned(path: string): boolean {
  const holder = holderOf(path);
  // Just created and still empty, or just released.
  if (holder === null) return false;
  const [host, pid] = holder.split(' ');
  if (host === hostname() && !isRunning(Number(pid))) return true;
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > longestHold;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return true;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is running as well.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
