import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { sourceConditions } from '../../vite.shared.ts';
import { root } from '../support/root.ts';

/** The product's theme, then its styles for texts, then this site's own. */
const parts = [
  'packages/ui/src/theme/global.css.ts',
  'packages/ui/src/theme/fonts.css',
  'packages/ui/src/theme/paper.css',
  'packages/ui/src/components/Prose/Prose.css.ts',
  'packages/ui/src/components/Prose/blocks.css.ts',
  'packages/ui/src/components/Prose/code.css.ts',
  'scripts/docs/docs.css',
  'scripts/docs/menu.ts',
  'scripts/docs/search.ts',
];

const entry = 'virtual:docs';

const allParts: Plugin = {
  name: 'janus-docs',
  resolveId: (id) => (id === entry ? `\0${entry}` : null),
  load: (id) =>
    id === `\0${entry}`
      ? parts.map((path) => `import ${JSON.stringify(join(root, path))};`).join('\n')
      : null,
};

/**
 * Builds the files that pages load: `docs.css` with its fonts, and `docs.js`. Returns the class of a text in the
 * product's styles.
 */
export async function buildAssets(folder: string): Promise<string> {
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [allParts, vanillaExtractPlugin({ identifiers: 'debug' })],
    resolve: { conditions: sourceConditions },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      // Keeps `light-dark()`; browsers without it show the light colours.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: entry,
        output: {
          // Pages opened from a disk may not load modules.
          format: 'iife',
          entryFileNames: 'docs.js',
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? 'docs.css' : 'fonts/[name][extname]',
        },
      },
    },
  });
  const file = join(folder, 'docs.css');
  const written = await readFile(file, 'utf8');
  // On the product's site, pages preload their fonts and skip late ones; here each would be late.
  const sheet = written.replaceAll('font-display:optional', 'font-display:swap');
  await writeFile(file, sheet);
  const prose = /[.](Prose_prose__\w+)/.exec(sheet)?.[1];
  if (prose === undefined) throw new Error('The styles of the product have no class for texts.');
  return prose;
}
