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
  const secret = readSecret(join(folder, 'secret'));
  if (secret === null || isLongEnough(secret)) return null;
  return `The file ${join(folder, 'secret')} is ${secret === '' ? 'empty' : 'cut off'}, so anybody could make tokens: put the right one back, or delete the file to have a new one made. Everybody signs in again then.`;
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
  if (readSecret(file) === null) writeSecret(folder, file);
  const trouble = secretTrouble(folder);
  if (trouble !== null) throw new SettingsError([trouble]);
  return readFileSync(file, 'utf8').trim();
}
