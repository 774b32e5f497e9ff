import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { sourceServerConditions } from '../../vite.shared.ts';
import { asciiOutput } from '../support/asciiOutput.ts';
import { root } from '../support/root.ts';
import { keptModules } from './modules.ts';
import { movedFiles, programs } from './movedFiles.ts';

/** Serving from the source is not part of a release and is never requested there. */
const withoutDevelopment: Plugin = {
  name: 'janus-without-development',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/devSite.ts') ? { id, external: true } : null),
};

/** Bundles the server's programs and the commands into the folder `server` of a release. */
export async function bundleServer(release: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [withoutDevelopment, movedFiles(release), asciiOutput()],
    resolve: { conditions: sourceServerConditions },
    ssr: {
      noExternal: true,
      external: [...keptModules],
      resolve: { conditions: sourceServerConditions, externalConditions: ['node'] },
    },
    build: {
      ssr: true,
      outDir: join(release, 'server'),
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
      // Names are kept, so that a line of the log can be found in the source.
      minify: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: Object.fromEntries(Object.entries(programs).map(([name, path]) => [name, join(root, path)])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'part-[name]-[hash].js' },
      },
    },
  });
}
