import { rmSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import {
  catalogues,
  components,
  filesStayFiles,
  stylesOnly,
  tokens,
  withoutStyles,
} from './build/plugins.ts';
import { sources } from './build/sources.ts';

const here = new URL('./', import.meta.url);
/** Styles read core's numbers from its source, because core may not be built yet. */
const styleClasses = () =>
  vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { conditions: ['janus-source'] } });
// Both builds write into one folder, so neither may clear it.
if (!process.argv.includes('--out-dir')) rmSync(new URL('dist', here), { recursive: true, force: true });

export default defineConfig([
  {
    entry: sources(here),
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    splitting: false,
    sourcemap: true,
    dts: {
      entry: {
        index: 'src/index.ts',
        screens: 'src/screens.ts',
        admin: 'src/admin.ts',
        'locales/ru': 'src/locales/ru.ts',
        'locales/en': 'src/locales/en.ts',
        'locales/admin/ru': 'src/locales/admin/ru.ts',
        'locales/admin/en': 'src/locales/admin/en.ts',
      },
    },
    esbuildPlugins: [filesStayFiles, withoutStyles, styleClasses(), components, catalogues],
  },
  {
    entry: {
      theme: 'src/theme/global.css.ts',
      fonts: 'src/theme/fonts.css',
      typefaces: 'src/theme/typefaces.css',
      styles: 'build/styles.ts',
      admin: 'src/admin.ts',
    },
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    // Not split, so that the styles of lazily loaded code are present before it.
    splitting: false,
    minify: true,
    esbuildPlugins: [stylesOnly, tokens, styleClasses(), components, catalogues],
    esbuildOptions(options) {
      options.loader = { ...options.loader, '.woff2': 'file' };
      options.assetNames = 'fonts/[name]';
    },
  },
]);
