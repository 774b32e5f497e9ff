import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { createFiles, createServer, drawCard, installSampleApart, readSettings } from '@janus-site/server';
import type { Server, Settings } from '@janus-site/server';
import { createBuiltAssets } from './builtAssets.ts';
import type { Renderer, RendererOptions, ServerEntry } from './renderer.ts';
import { createFound, foundParameters } from './found/found.ts';
import { createServiceFetch } from './services.ts';
import type { FailureContext } from './startFailure.ts';

const folder = fileURLToPath(new URL('../dist', import.meta.url));

export interface StartOptions {
  isDev: boolean;
  onFailure(error: unknown, context: FailureContext): never;
}

/** The pages of a site and the files they name. */
interface Site {
  pages: Renderer;
  /** In development, the fault itself says more. */
  failurePage?: Renderer;
  assets: NonNullable<Parameters<typeof createServer>[0]['assets']>;
}

type SiteOptions = Omit<RendererOptions, 'findParts'>;

async function builtSite(options: SiteOptions): Promise<Site> {
  const client = join(folder, 'client');
  const entry: string = pathToFileURL(join(folder, 'server/entryServer.js')).href;
  const { createRenderer, createFailurePage } = (await import(entry)) as ServerEntry;
  const built = { ...options, findParts: createBuiltAssets(client) };
  return {
    pages: createRenderer(built),
    failurePage: createFailurePage(built),
    assets: createFiles(client),
  };
}

function describe({ port, dataFolder, databaseUrl }: Settings): FailureContext {
  const database = databaseUrl?.replace(/:\/\/[^@/]*@/, '://');
  return { port, dataFolder, ...(database === undefined ? {} : { database }) };
}

function announce(address: string): void {
  const { port } = new URL(address);
  const at = port === '' ? '' : `:${port}`;
  console.log(
    `\nPortfolio  http://portfolio.localhost${at}/   sign in: http://portfolio.localhost${at}/admin` +
      `\nBlog       http://blog.localhost${at}/   sign in: http://blog.localhost${at}/login` +
      `\nWhere such names do not open: http://localhost${at}/ and http://localhost${at}/?domain=blog\n`,
  );
}

/** Composes pages and services into one process and serves them. */
export async function startSite({ isDev, onFailure }: StartOptions): Promise<void> {
  let context: FailureContext = {};
  try {
    const settings = readSettings(process.env);
    context = describe(settings);
    const baseUrls = { auth: settings.authUrl ?? '', portfolio: settings.portfolioUrl ?? '' };
    const options: SiteOptions = {
      fetch: createServiceFetch(baseUrls, (request) => server.fetch(request)),
      hosts: settings.hosts,
      scheme: settings.originScheme,
      baseUrls,
    };
    const site: Site = isDev
      ? await (await import('./devPages.ts')).createDevSite(options)
      : await builtSite(options);
    const found = createFound({
      ...options,
      drawCard,
      contentVersion: () => server.contentVersion(),
      nextPublication: () => server.nextPublication(),
    });
    const server: Server = createServer({
      settings,
      fileParameters: foundParameters,
      pages: async (request) => (await found(request)) ?? site.pages(request),
      ...(site.failurePage && { failurePage: site.failurePage }),
      assets: site.assets,
      installSample: installSampleApart,
      onFirstStart({ username, generatedPassword }) {
        if (generatedPassword === null) return;
        console.log(
          `\nThe owner's account, shown this once:\n  username  ${username}\n  password  ${generatedPassword}`,
        );
      },
    });
    stopOnSignal(server);
    announce(await server.listen());
  } catch (error) {
    onFailure(error, context);
  }
}

function stopOnSignal(server: Server): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second Ctrl+C does not wait.
      if (isStopping) process.exit(1);
      isStopping = true;
      void server.close().then(() => process.exit(0));
    });
  }
}
