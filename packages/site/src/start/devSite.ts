import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import react from '@vitejs/plugin-react';
import type { EnvironmentModuleNode, Rollup, ViteDevServer } from 'vite';
import { createServer } from 'vite';
import { isScreenSource, layoutSource } from '../document/builtAssets.ts';
import type { DocumentParts, FindParts } from '../document/documentParts.ts';
import type { Renderer, RendererOptions } from '../document/renderer.ts';
import type * as ServerEntry from '../entryServer.tsx';

const root = fileURLToPath(new URL('../..', import.meta.url));
const repository = fileURLToPath(new URL('../../../..', import.meta.url));

const typefaceSheet = 'packages/ui/src/theme/typefaces.css';

/** Addresses that Vite serves: its own, modules, and the styles of other packages, which exist in no file. */
const viteAddress = /^\/(?:@|src\/|node_modules\/|__)|\.vanilla\.css(?:$|\?)/;

export interface DevSite {
  pages: Renderer;
  assets: (
    request: Parameters<ViteDevServer['middlewares']['handle']>[0],
    response: Parameters<ViteDevServer['middlewares']['handle']>[1],
  ) => boolean;
  /** Lets pages hear of changes at the port of the site itself: two sites in development do not meet at Vite's own. */
  attach(server: HttpServer): void;
}

/** Returns the style modules that sources import. */
function stylesOf(vite: ViteDevServer, files: readonly string[]): string[] {
  const graph = vite.environments.ssr.moduleGraph;
  const seen = new Set<EnvironmentModuleNode>();
  const styles: string[] = [];
  function visit(node: EnvironmentModuleNode): void {
    if (seen.has(node)) return;
    seen.add(node);
    for (const imported of node.importedModules) visit(imported);
    if (/\.css(?:$|\?)/.test(node.url)) styles.push(node.url);
  }
  for (const file of files) for (const node of graph.getModulesByFile(file) ?? []) visit(node);
  return styles;
}

/** Reads a style. Styles are in the page from the start, as in a build; Vite then manages them by address. */
async function readStyle(vite: ViteDevServer, url: string): Promise<string> {
  const separator = url.includes('?') ? '&' : '?';
  const loaded = (await vite.ssrLoadModule(`${url}${separator}inline`)) as { default?: unknown };
  return typeof loaded.default === 'string' ? loaded.default : '';
}

/** Returns the innermost cause of an error. */
function firstCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? firstCause(error.cause) : error;
}

/** Returns the data of an error for Vite's overlay. */
function faultOf(error: unknown): object {
  const { message, stack, loc, frame, plugin, id } = error as Partial<Rollup.RollupError>;
  // Coloured for a terminal.
  const [words, trace] = [message ?? String(error), stack ?? ''].map(stripVTControlCharacters);
  return { message: words, stack: trace, loc, frame, plugin, id };
}

/** Returns a page that shows an error with its file and line until a file change fixes it. */
function faultPage(error: unknown): Response {
  const fault = JSON.stringify(faultOf(error)).replaceAll('<', '\\u003c');
  const script = `import { ErrorOverlay } from '/@vite/client';document.body.append(new ErrorOverlay(${fault}))`;
  const html = `<!doctype html><meta charset="utf-8"><title>Error</title><body><script type="module">${script}</script>`;
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** Renders pages from the source with Vite: changes of screens, styles and texts appear immediately. */
export async function createDevSite(options: Omit<RendererOptions, 'findParts'>): Promise<DevSite> {
  // Listens nowhere: it hands on what arrives at the site's own server, which is made after the pages.
  const upgrades = createHttpServer();
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    configLoader: 'native',
    server: { middlewareMode: true, ws: { server: upgrades }, fs: { allow: [repository] } },
  });
  // Screens also export functions for their data; this keeps their state on an edit nevertheless.
  const preamble = `${react.preambleCode.replace('__BASE__', '/')}
window.__getReactRefreshIgnoredExports = () => ['loaders', 'isMissing'];`;
  let isBroken = false;
  vite.watcher.on('change', () => {
    if (isBroken) vite.environments.client.hot.send({ type: 'full-reload' });
    isBroken = false;
  });
  const developmentHead = `<script type="module">${preamble}</script><script type="module" src="/@vite/client"></script>`;

  const findParts: FindParts = async ({ screen, layout, typeface }): Promise<DocumentParts> => {
    const sources = [...vite.environments.ssr.moduleGraph.fileToModulesMap.keys()];
    const files = [
      `${repository}${layoutSource(layout)}`,
      ...sources.filter((source) => isScreenSource(source, screen)),
    ];
    const styles = await Promise.all(
      stylesOf(vite, files).map(async (url) => ({
        href: url,
        // Not parsed into rules: a page gets all of them.
        rules: [{ around: [], selectors: [], text: await readStyle(vite, url) }],
      })),
    );
    const faces = typeface === 'inter' ? '' : await readStyle(vite, `/@fs${repository}${typefaceSheet}`);
    return { entry: '/src/entryClient.tsx', preloads: [], fonts: [], faces, styles, developmentHead };
  };

  return {
    async pages(request) {
      try {
        const { createRenderer } = (await vite.ssrLoadModule('/src/entryServer.tsx')) as typeof ServerEntry;
        return await createRenderer({ ...options, findParts })(request);
      } catch (thrown) {
        const error = firstCause(thrown);
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        vite.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
        isBroken = true;
        return faultPage(error);
      }
    },
    assets(request, response) {
      if (!viteAddress.test(request.url ?? '/')) return false;
      vite.middlewares(request, response);
      return true;
    },
    attach(server) {
      server.on('upgrade', (...request) => upgrades.emit('upgrade', ...request));
    },
  };
}
