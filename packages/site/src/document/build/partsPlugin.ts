import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { BuiltParts } from '../builtAssets.ts';
import { writeRules } from '../pageStyles.ts';
import { readStyleRules } from './styleRules.ts';

const repository = fileURLToPath(new URL('../../../../..', import.meta.url));
const wanted =
  /^packages\/(?:site\/src\/(?:entryClient\.tsx|page\/(?:adminRoutes|client)\.ts|browser\/navigator\.ts)|ui\/src\/hooks\/UiProvider\.tsx|ui\/src\/(?:public|admin)\/[\w/]+(?:Screen|Layout)\.tsx|ui\/src\/locales\/.+\.po)$/;

/**
 * Writes which file contains which screen, what each file imports, and the rules of each style sheet. Vite's own
 * manifest lists entries only, and a screen that shares a chunk with others is not one.
 */
export function partsPlugin(): Plugin {
  return {
    name: 'site-parts',
    apply: 'build',
    // After Vite has assigned the styles to chunks.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files: BuiltParts['files'] = {};
      const modules: BuiltParts['modules'] = {};
      const rules: BuiltParts['rules'] = {};
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
        for (const style of chunk.viteMetadata?.importedCss ?? []) {
          const sheet = bundle[style];
          if (sheet?.type !== 'asset') continue;
          rules[style] = readStyleRules(Buffer.from(sheet.source).toString());
          // The document has these rules. Repeated in the sheet, they would show late fonts and shift the lines.
          if (chunk.isEntry)
            sheet.source = writeRules(rules[style].filter(({ text }) => !text.startsWith('@font-face')));
        }
        for (const id of chunk.moduleIds) {
          const source = relative(repository, id.split('?')[0] ?? id);
          if (wanted.test(source)) modules[source] = chunk.fileName;
        }
      }
      const source = JSON.stringify({ files, modules, rules, fonts } satisfies BuiltParts);
      this.emitFile({ type: 'asset', fileName: '.parts.json', source });
    },
  };
}
