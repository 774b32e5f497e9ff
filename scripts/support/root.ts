import { resolve } from 'node:path';

/** The repository's folder, independent of the current one. */
export const root = resolve(import.meta.dirname, '../..');
