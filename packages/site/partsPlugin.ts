import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { BuiltParts } from './src/builtAssets.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const wanted =
  /^packages\/(?:site\/src\/(?:entryClient\.tsx|adminScreens\.ts|navigator\.ts)|ui\/src\/data\/UiProvider\.tsx|ui\/src\/(?:screens|layouts)\/\w+\/\w+\.tsx|ui\/src\/locales\/.+\.po)$/;

/**
 * Writes which file holds which screen, and what each file imports. Vite's own manifest names entries only, and a
 * screen that shares a chunk with others is none.
 */
export function partsPlugin(): Plugin {
  return {
    name: 'site-parts',
    apply: 'build',
    // After Vite has said which styles belong to which chunk.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files: BuiltParts['files'] = {};
      const modules: BuiltParts['modules'] = {};
      const fonts: BuiltParts['fonts'] = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'asset') {
          for (const source of chunk.originalFileNames) {
            if (source.endsWith('.woff2')) fonts[basename(source, '.woff2')] = chunk.fileName;
          }
          continue;
        }
        files[chunk.fileName] = {
          imports: chunk.imports,
          styles: [...(chunk.viteMetadata?.importedCss ?? [])],
        };
        for (const id of chunk.moduleIds) {
          const source = relative(repository, id.split('?')[0] ?? id);
          if (wanted.test(source)) modules[source] = chunk.fileName;
        }
      }
      const source = JSON.stringify({ files, modules, fonts } satisfies BuiltParts);
      this.emitFile({ type: 'asset', fileName: '.parts.json', source });
    },
  };
}
