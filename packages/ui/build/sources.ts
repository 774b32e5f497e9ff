import { globSync } from 'node:fs';

const notShipped = /[.](test|stories|d)[.]tsx?$|(^|\/)testing\//;

/**
 * Returns every shipped source file by its name in `dist`: one file each, so that bundlers take only what they need.
 */
export function sources(folder: URL): Record<string, string> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter((file) => !notShipped.test(file));
  return Object.fromEntries(files.toSorted().map((file) => [file.replace(/^src\/(.*)[.]tsx?$/, '$1'), file]));
}
