import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const door = readFileSync(new URL('src/index.ts', import.meta.url), 'utf8');
/** The namespaces at the door: `export * as posts from './data/posts.ts'`. */
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
  // Splitting keeps what is loaded on demand in chunks of its own, and the doors on one copy.
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
      // Bundled, `export * as posts` becomes an object that no other bundler can take apart, so that one helper would
      // bring every noun. Left as files, the nouns stay namespaces.
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
