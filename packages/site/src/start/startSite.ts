import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import {
  serveFiles,
  createServer,
  createServiceFetch,
  explainStartFailure,
  failureContext,
  installSampleApart,
  machineHead,
  PageThread,
  readSettings,
  readSources,
  tellUnknown,
} from '@janus-site/server';
import type { Server, FailureContext } from '@janus-site/server';
import type { Renderer, RendererOptions } from '../document/renderer.ts';
import type { ThreadData } from '../entryThread.ts';
import { otherOrigins } from '../page/services.ts';
import type { DevSite } from './devSite.ts';
import { look } from './look.ts';
import { placesOf } from './placesOf.ts';

const folder = fileURLToPath(new URL('../../dist', import.meta.url));

/** The pages of a site and their files. */
interface Site {
  pages: Renderer;
  /** Absent in development, where the error itself is more useful. */
  failurePage?: Renderer;
  assets: NonNullable<Parameters<typeof createServer>[0]['assets']>;
  attach?: DevSite['attach'];
  /** The thread that renders the pages of a build; in development the main thread does. */
  thread?: PageThread;
}

type SiteOptions = Omit<RendererOptions, 'findParts' | 'machineHead'>;

function builtSite(options: SiteOptions, onThreadEnd: (error: Error) => void): Site {
  const client = join(folder, 'client');
  const { fetch, ...shared } = options;
  const { hosts, scheme } = options;
  const thread = new PageThread({
    file: pathToFileURL(join(folder, 'server/entryThread.js')),
    data: { ...shared, client } satisfies ThreadData,
    firstAddress: `${scheme}://${hosts.portfolio[0] ?? 'localhost'}/`,
    fetch,
    onEnd: onThreadEnd,
  });
  const { pages, failurePage } = thread;
  return { pages, failurePage, assets: serveFiles(client, scheme), thread };
}

const msToFirstCalm = 10_000;

/**
 * Frees what startup allocated: an idle site would otherwise keep 10 to 15 MB of it forever. The server's process is
 * started with `gc` exposed (`scripts/support/becomeServer.ts`).
 */
function collectStart(): void {
  void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
}

/** Starts pages and services in one process and serves them. */
export async function startSite({ isDev }: { isDev: boolean }): Promise<void> {
  let context: FailureContext = {};
  try {
    const settings = readSettings(process.env);
    context = failureContext(settings);
    for (const name of readSources(process.env, process.cwd()).unknown) console.error(tellUnknown(name));
    const baseUrls = { auth: settings.authUrl ?? '', portfolio: settings.portfolioUrl ?? '' };
    const options: SiteOptions = {
      fetch: createServiceFetch(otherOrigins(baseUrls), (request) => server.fetch(request)),
      hosts: settings.hosts,
      scheme: settings.originScheme,
      baseUrls,
    };
    const site: Site = isDev
      ? await (await import('./devSite.ts')).createDevSite({ ...options, machineHead })
      : builtSite(options, (err) => server.app.log.error({ err }, 'the thread that draws pages'));
    // It starts while the database is prepared.
    const threadReady = site.thread?.ready();
    const server: Server = createServer({
      settings,
      pages: site.pages,
      look,
      ...(site.failurePage && { failurePage: site.failurePage }),
      assets: site.assets,
      // the first page waits until Vite has read the whole source
      ...(isDev && { pagePatience: 60_000 }),
      installSample: installSampleApart,
      onFirstStart({ username, generatedPassword }) {
        if (generatedPassword === null) return;
        console.log(
          `\nThe owner's account, shown this once:\n  username  ${username}\n  password  ${generatedPassword}`,
        );
      },
    });
    site.attach?.(server.app.server);
    stopOnSignal(server, site.thread);
    await Promise.all([threadReady, server.ready()]);
    console.log(placesOf(await server.listen(), settings));
    setTimeout(collectStart, msToFirstCalm).unref();
  } catch (error) {
    // One sentence if the cause is known, otherwise the whole error.
    console.error(explainStartFailure(error, context) ?? error);
    process.exit(1);
  }
}

function stopOnSignal(server: Server, thread: PageThread | undefined): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second Ctrl+C exits immediately.
      if (isStopping) process.exit(1);
      isStopping = true;
      void server
        .close()
        .then(() => thread?.close())
        .then(() => process.exit(0));
    });
  }
}
