import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import type { LocksLike } from '../session/types.ts';

/** Longer than a session holds a lock, in milliseconds: what is older was left behind by a process of another machine. */
const longestHold = 60_000;
/** How long a process that waits looks away, in milliseconds. */
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
        // each process differently long
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

/** Only one process at a time removes what was left behind, or a second one would remove the lock of the first. */
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
    // it was released at this moment
    return null;
  }
}

function isAbandoned(path: string): boolean {
  const holder = holderOf(path);
  // just made, and not yet written to, or just released
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
    // somebody else's process is one as well
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
