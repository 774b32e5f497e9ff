import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const door = readFileSync(new URL('src/index.ts', import.meta.url), 'utf8');
/** The namespaces of the entry: `export * as posts from './data/posts.ts'`. */
const resources = [...door.matchAll(/^export \* as (\w+) from '\.\/data\/\1\.ts';$/gm)].map(
  ([, resource]) => resource,
);

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    testing: 'src/testing.ts',
    editor: 'src/editor.ts',
    node: 'src/node.ts',
    ...Object.fromEntries(resources.map((resource) => [`data/${resource}`, `src/data/${resource}.ts`])),
  },
  format: 'esm',
  // Splitting keeps lazily loaded code in separate chunks and lets the entries share one copy.
  splitting: true,
  target: 'es2022',
  platform: 'neutral',
  dts: {
    entry: { index: 'src/index.ts', testing: 'src/testing.ts', editor: 'src/editor.ts', node: 'src/node.ts' },
  },
  external: [/^node:/],
  sourcemap: true,
  clean: true,
  treeshake: true,
  esbuildPlugins: [
    {
      // When bundled, `export * as posts` becomes an object that no other bundler can split, so that one helper would
      // pull in every namespace. As separate files they stay namespaces.
      name: 'nouns-as-files',
      setup(build) {
        const filter = new RegExp(`^\\./data/(${resources.join('|')})\\.ts$`);
        build.onResolve({ filter }, ({ path, importer }) =>
          importer.endsWith('index.ts') ? { path: path.replace(/ts$/, 'js'), external: true } : null,
        );
      },
    },
  ],
});
