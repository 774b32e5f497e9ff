import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isLongEnough } from '../settings/readSettings.ts';
import { SettingsError } from '../settings/settingsError.ts';

export function makeSecret(): string {
  return randomBytes(48).toString('base64url');
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Writes the secret atomically: the name appears when the content is on the disk, and never replaces an existing file.
 */
function writeSecret(folder: string, file: string): void {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    writeFileSync(unfinished, makeSecret(), { mode: 0o600, flag: 'wx', flush: true });
    // of two processes that start together one creates the name, and both read the same secret
    linkSync(unfinished, file);
    syncFolder(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/**
 * Describes what is wrong with the secret of a data folder, and what to do; null when it is valid, or not created yet.
 */
export function secretTrouble(folder: string): string | null {
  const file = join(folder, 'secret');
  const secret = readSecret(file);
  return secret === null ? null : troubleOf(file, secret);
}

function troubleOf(file: string, secret: string): string | null {
  if (isLongEnough(secret)) return null;
  return `The file ${file} is ${secret === '' ? 'empty' : 'cut off'}, so anybody could make tokens: put the right one back, or delete the file to have a new one made. Everybody signs in again then.`;
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

/** The secret of a data folder, created if missing; one that is too short is refused. */
export function keptSecret(folder: string): string {
  const file = join(folder, 'secret');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let secret = readSecret(file);
  if (secret === null) {
    writeSecret(folder, file);
    secret = readFileSync(file, 'utf8').trim();
  }
  const trouble = troubleOf(file, secret);
  if (trouble !== null) throw new SettingsError([trouble]);
  return secret;
}
