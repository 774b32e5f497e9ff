import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TokenStorage } from '../session/tokens.ts';

/** Returns whether reading failed because the file does not exist. */
function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/**
 * Creates a storage in a folder, with a file for each token that only this user can read. A file is replaced as a
 * whole, so that no process reads half a token or overwrites what another one writes at the same time.
 */
export function fileTokens(folder: string): TokenStorage {
  const fileOf = (key: string) => join(folder, key);
  return {
    shared: true,
    get(key) {
      try {
        return readFileSync(fileOf(key), 'utf8');
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    set(key, value) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const whole = fileOf(`${key}.${randomUUID()}`);
      try {
        writeFileSync(whole, value, { mode: 0o600, flush: true });
        renameSync(whole, fileOf(key));
      } catch (error) {
        rmSync(whole, { force: true });
        throw error;
      }
    },
    remove: (key) => rmSync(fileOf(key), { force: true }),
    subscribe(callback) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const watcher = watch(folder, { persistent: false }, (_event, name) => {
        if (name?.endsWith('Token')) callback();
      });
      // Deleting the folder ends the watch, not the program.
      watcher.on('error', () => watcher.close());
      return () => watcher.close();
    },
  };
}
