import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { transformAsync } from '@babel/core';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'esbuild';
import { tokensFile } from './tokens.ts';

const macro = /from '@lingui\/(core|react)\/macro'/;
const styles = /[.]css[.]ts$/;
/** What only a browser can do: a bundler of server components must know it. */
const needsClient = (path: string, text: string) => path.endsWith('.tsx') || text.includes(`from 'react'`);

/** The texts' macros become calls; what belongs to the client says so in its first line. */
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

/** Catalogues as modules, compiled; a text without a translation ends the build. */
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

/** Files of the source stay files: each import of one becomes an import of what is built of it. */
export const filesStayFiles: Plugin = {
  name: 'files-stay-files',
  setup(build) {
    build.onResolve({ filter: /^[.].*[.]tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? null : { path: path.replace(/[.]tsx?$/, '.js'), external: true },
    );
  },
};

/** Styles are files of their own, which a page links or imports by itself. */
export const withoutStyles: Plugin = {
  name: 'without-styles',
  setup(build) {
    build.onResolve({ filter: /[.]css([?].*)?$/ }, () => ({ path: 'nothing', namespace: 'no-styles' }));
    build.onLoad({ filter: /./, namespace: 'no-styles' }, () => ({ contents: '', loader: 'js' }));
  },
};

/** Only the styles are kept of what was built; fonts are a choice of whoever makes the page. */
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

/** Puts the design tokens beside the styles. */
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
