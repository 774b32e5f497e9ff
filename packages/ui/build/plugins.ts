import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { transformAsync } from '@babel/core';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'esbuild';
import { tokensFile } from './tokens.ts';

const macro = /from '@lingui\/(core|react)\/macro'/;
const styles = /[.]css[.]ts$/;
/** Returns whether a module runs only in the client, which a bundler of server components must know. */
const needsClient = (path: string, text: string) => path.endsWith('.tsx') || text.includes(`from 'react'`);

/** Compiles the macros of texts, and marks client modules in their first line. */
export const components: Plugin = {
  name: 'components',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*[.]tsx?$/ }, async ({ path }) => {
      if (styles.test(path)) return null;
      const text = await readFile(path, 'utf8');
      const code = macro.test(text) ? await withoutMacros(path, text) : text;
      const directive = needsClient(path, text) ? `'use client';` : '';
      return { contents: directive + code, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

async function withoutMacros(filename: string, text: string): Promise<string> {
  const result = await transformAsync(text, {
    filename,
    configFile: false,
    babelrc: false,
    sourceMaps: 'inline',
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'id-only' }]],
  });
  return result?.code ?? '';
}

/** Compiles catalogues into modules; a text without a translation fails the build. */
export const catalogues: Plugin = {
  name: 'catalogues',
  setup(build) {
    build.onLoad({ filter: /[.]po$/ }, async ({ path }) => {
      const config = getConfig();
      const found = getCatalogForFile(relative(config.rootDir, path), await getCatalogs(config));
      if (!found) throw new Error(`${path} is no catalogue of lingui.config.ts.`);
      const { locale, catalog } = found;
      const { messages, missing } = await catalog.getTranslations(locale, {
        fallbackLocales: config.fallbackLocales,
        sourceLocale: config.sourceLocale,
      });
      if (missing.length > 0) throw new Error(`${path} lacks ${missing.length} texts.`);
      return { contents: createCompiledCatalog(locale, messages, { namespace: 'es' }).source, loader: 'js' };
    });
  },
};

/** Keeps one output file per source file: each import becomes an import of the built file. */
export const filesStayFiles: Plugin = {
  name: 'files-stay-files',
  setup(build) {
    build.onResolve({ filter: /^[.].*[.]tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? null : { path: path.replace(/[.]tsx?$/, '.js'), external: true },
    );
  },
};

/** Leaves styles out: they are separate files, which a page links or imports itself. */
export const withoutStyles: Plugin = {
  name: 'without-styles',
  setup(build) {
    build.onResolve({ filter: /[.]css([?].*)?$/ }, () => ({ path: 'nothing', namespace: 'no-styles' }));
    build.onLoad({ filter: /./, namespace: 'no-styles' }, () => ({ contents: '', loader: 'js' }));
  },
};

/** Keeps only the styles of the output; the fonts are the choice of the page's author. */
export const stylesOnly: Plugin = {
  name: 'styles-only',
  setup(build) {
    build.onResolve({ filter: /\/(fonts|typefaces)[.]css$/ }, ({ kind }) =>
      kind === 'entry-point' ? null : { path: 'nothing', namespace: 'no-styles' },
    );
    build.onLoad({ filter: /./, namespace: 'no-styles' }, () => ({ contents: '', loader: 'css' }));
    build.onEnd((result) => {
      result.outputFiles = (result.outputFiles ?? []).filter(({ path }) => !/[.]js([.]map)?$/.test(path));
    });
  },
};

/** Writes the design tokens next to the styles. */
export const tokens: Plugin = {
  name: 'tokens',
  setup(build) {
    build.onEnd((result) => {
      const text = tokensFile();
      const path = join(build.initialOptions.outdir ?? '', 'tokens.json');
      result.outputFiles?.push({ path, contents: new TextEncoder().encode(text), text, hash: '' });
    });
  },
};
