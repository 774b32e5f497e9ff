import { cpSync, existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../support/root.ts';

/** The programs of a release, each a file in its folder `server`: the site, the commands and their processes. */
export const programs = {
  serve: 'packages/site/src/start/serve.ts',
  commands: 'packages/server/src/cli/main.ts',
  markdown: 'packages/server/src/markdown/worker.ts',
  archive: 'packages/server/src/backup/worker.ts',
  importing: 'packages/server/src/moving/jobs/worker.ts',
  guess: 'packages/server/src/accounts/guessable/child.ts',
  logo: 'packages/server/src/media/logo/child.ts',
  main: 'scripts/release/main.ts',
} as const;

/** Paths that have another name in a release. */
const renamed: Readonly<Record<string, string>> = {
  'packages/site/dist': '../site',
  'scripts/start.ts': '../janus.js',
  ...Object.fromEntries(Object.entries(programs).map(([name, source]) => [source, `./${name}.js`])),
};

const address = /new URL\(\s*(['`])([^'`]+)\1,\s*import\.meta\.url\s*\)/g;
const commands = /npm run janus --|npm start/g;

/** Returns the folder or file of an address, without the part that is known only at run time. */
function splitName(file: string, text: string): { path: string; rest: string } {
  const at = text.indexOf('${');
  if (at === -1) return { path: relative(root, resolve(dirname(file), text)), rest: '' };
  const folder = text.slice(0, text.lastIndexOf('/', at));
  return { path: relative(root, resolve(dirname(file), folder)), rest: text.slice(folder.length) };
}

/**
 * Copies files that the source references by location (`new URL('x', import.meta.url)`) into the folder `files` of a
 * release and rewrites the references; those of programs become their bundles.
 */
export function movedFiles(release: string): Plugin {
  const moved = new Set<string>();
  return {
    name: 'janus-moved-files',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?', 1)[0] ?? id;
      if (!file.startsWith(root) || file.includes('node_modules')) return null;
      return code
        .replaceAll(commands, 'node janus.js')
        .replaceAll(address, (_all, quote: string, text: string) => {
          const { path, rest } = splitName(file, text);
          const target = renamed[path];
          if (target === undefined && (path === '' || path.endsWith('.ts') || !existsSync(join(root, path))))
            throw new Error(`${relative(root, file)} names ${path}, and a release does not have it.`);
          if (target === undefined) moved.add(path);
          return `new URL(${quote}${target ?? `../files/${path}`}${rest}${quote}, import.meta.url)`;
        });
    },
    closeBundle() {
      for (const path of moved)
        cpSync(join(root, path), join(release, 'files', path), { recursive: true, dereference: true });
    },
  };
}
