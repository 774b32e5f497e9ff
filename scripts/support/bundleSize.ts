import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './root.ts';

/** Brotli bytes of JavaScript that a page loads: immediately, and in total with everything loaded on demand. */
export interface BundleSize {
  atOnce: number;
  inAll: number;
}

const entry = 'virtual:measured';
/** Modules that every page with a component has anyway. */
const external = /^react(-dom)?(\/|$)/;

/** Bundles a module's text as a site would and weighs each file separately, as it is transferred. */
export async function bundleSize(code: string, resolveFrom: string): Promise<BundleSize> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'measured',
        enforce: 'pre',
        resolveId(source, importer, options) {
          if (source.endsWith(entry)) return `\0${entry}`;
          // The measured module has no folder.
          if (importer === `\0${entry}`)
            return this.resolve(source, resolveFrom, { ...options, skipSelf: true });
          return null;
        },
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      // As a library, so that Vite's own helper for loading chunks, which a site has anyway, is not weighed.
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external, output: { minify: true } },
    },
  });
  const chunks = (Array.isArray(built) ? built : [built])
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<string>();
  const reach = (name: string) => {
    if (first.has(name)) return;
    first.add(name);
    for (const next of byName.get(name)?.imports ?? []) reach(next);
  };
  for (const chunk of chunks) if (chunk.isEntry) reach(chunk.fileName);
  const weigh = (names: Iterable<string>) =>
    Array.from(names).reduce((sum, name) => sum + brotliCompressSync(byName.get(name)?.code ?? '').length, 0);
  return { atOnce: weigh(first), inAll: weigh(byName.keys()) };
}
