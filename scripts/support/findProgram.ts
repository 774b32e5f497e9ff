import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of a program on this machine; administrators' folders are searched as well. */
export function findProgram(name: string): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/usr/bin',
  ];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** Returns the path of the first of these programs that exists. */
export function findOneOf(names: readonly string[]): string | undefined {
  return names.map(findProgram).find((path) => path !== undefined);
}
