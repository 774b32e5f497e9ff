import { resolve } from 'node:path';

/** The repository's folder, whatever the current one is. */
export const root = resolve(import.meta.dirname, '../..');
