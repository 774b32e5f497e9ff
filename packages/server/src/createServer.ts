import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { guessApart, type JudgePassword } from './accounts/guessable/guessApart.ts';
import { passwordCost, type PasswordCost } from './accounts/password.ts';
import { createContentClock } from './db/contentClock.ts';
import { openDatabase, type OpenDatabase } from './db/open.ts';
import type { RegistrarHooks } from './http/registrar.ts';
import { logBadValues } from './badValues.ts';
import type { ServerContext } from './context.ts';
import { createDiscovery, discoveryParameters } from './discovery/discovery.ts';
import type { LookOf } from './discovery/look.ts';
import type { DiscoveryOptions } from './discovery/place.ts';
import { ReadingCounter } from './figures/counter.ts';
import { createReadingOf } from './figures/reading.ts';
import { createClientAddress } from './http/clientAddress.ts';
import { createApp } from './http/createApp.ts';
import { createInProcessFetch } from './http/inProcessFetch.ts';
import { refusalFacts } from './http/refusalFacts.ts';
import { serveHealth } from './http/health.ts';
import { createHousekeeping } from './start/housekeeping.ts';
import { createWaitingRoom } from './limits/waitingRoom.ts';
import { createFetchPicture, type FetchPicture } from './media/foreign/fetchPicture.ts';
import { openStorage } from './media/openStorage.ts';
import { createImportRunner, type RunTask } from './moving/jobs/runner.ts';
import { asksByNumber, createRedirects, type Redirects } from './routes/redirects/answerRedirects.ts';
import { createSendNotice, type SendNotice } from './notices/sendNotice.ts';
import { createPostman } from './notices/postman.ts';
import type { Files } from './pages/serveFiles.ts';
import { servePages, type Pages, type PagesOptions } from './pages/servePages.ts';
import { getSite } from './routes/site/store.ts';
import type { Settings } from './settings.ts';
import { installSample } from './sample.ts';
import type { FirstStart } from './start/firstStart.ts';
import { gaugesOf } from './start/gauges.ts';
import { createAccessLog } from './telemetry/accessLog.ts';
import { createLogger } from './telemetry/logger.ts';
import { createMetrics } from './telemetry/metrics.ts';
import { endRequest, startTracing, traceHeaders, traceQuery, traceRequest } from './telemetry/tracing.ts';
import { recordEvent } from './trail/recordEvent.ts';
import { createCourier } from './webhooks/courier.ts';
import { createPostBody, type PostBody } from './webhooks/post.ts';
import { prepare } from './start/prepare.ts';

export interface ServerOptions {
  settings: Settings;
  /** Renders the page of an address; without it only the services are served. */
  pages?: (request: Request) => Promise<Response>;
  /** With it, feeds, sitemaps, icons and the other files for machines are served as well as pages. */
  look?: LookOf;
  /** Draws the replacement for a page that failed to render. */
  failurePage?: (request: Request) => Promise<Response>;
  /** Milliseconds after which a page is drawn without what it still waits for; 4500 by default. */
  pagePatience?: number;
  /** The built files of the site. */
  assets?: Files;
  /** Called once, when an empty database got its owner. */
  onFirstStart?(started: FirstStart): void;
  /** Installs the sample into the empty database of the settings; in this process by default. */
  installSample?(): Promise<void>;
  /** Milliseconds; tests pass their own clock. */
  now?: () => number;
  /** By default in a process that ends once it has answered. */
  judgePassword?: JudgePassword;
  /** For new hashes; tests that sign in a thousand times use a low one. */
  passwordCost?: PasswordCost;
  /** Waits that many milliseconds; tests do not wait. */
  sleep?: (milliseconds: number) => Promise<unknown>;
  sendNotice?: SendNotice;
  /** Reads pictures from other sites; tests fetch none. */
  fetchPicture?: FetchPicture;
  /** Runs an import job; in a separate thread by default. */
  runImport?: RunTask;
  /** Delivers webhooks to their receivers; tests supply their own. */
  postBody?: PostBody;
  /** Milliseconds in which a request must arrive, unless it is long and arrives steadily; a minute by default. */
  requestTimeout?: number;
  /** Bytes per second at which a slow client must read a long response and send a long request; 8 kB by default. */
  slowestClient?: number;
  onAnswer?: RegistrarHooks['onAnswer'];
  logDestination?: DestinationStream;
}

export interface Server {
  app: FastifyInstance;
  database: OpenDatabase;
  /** Calls the services without a socket; waits for `ready`. */
  fetch(request: Request): Promise<Response>;
  contentVersion(): number;
  /** When the next scheduled text is published, in milliseconds; null when none is scheduled. */
  nextPublication(): number | null;
  /** Prepares tables, secret and owner; `listen` and `fetch` wait for it themselves. */
  ready(): Promise<void>;
  /** Starts serving; returns the address. */
  listen(): Promise<string>;
  /** Refuses new requests, finishes those under way, closes the database. */
  close(): Promise<void>;
}

/** Counts page readers, unless the owner has turned that off. */
function createOnRead(settings: Settings, counter: ReadingCounter): NonNullable<PagesOptions['onRead']> {
  const addressOf = createClientAddress(settings.trustProxy);
  const readingOf = createReadingOf({ hosts: settings.hosts, isSecure: settings.originScheme === 'https' });
  return (page, request, address) => {
    const reading = readingOf(page, request, address ?? addressOf(request));
    if (reading) counter.count(reading);
  };
}

/** The pages, preceded by the files that machines request. */
function createPagesOf(
  { pages, look, failurePage, pagePatience }: ServerOptions,
  context: ServerContext &
    Omit<DiscoveryOptions, 'look'> & { redirects: Redirects; onRead: NonNullable<PagesOptions['onRead']> },
  onError: (error: unknown) => void,
): Pages | null {
  if (!pages) return null;
  const { settings, contentVersion, nextPublication, now, redirects, onRead } = context;
  const discovery = look ? createDiscovery({ ...context, look }) : async () => null;
  return servePages({
    render: async (request) => {
      // the home page does not read this parameter: only the redirects do, for posts of another program
      if (asksByNumber(request))
        return (await redirects.answer(request)) ?? new Response(null, { status: 404 });
      const answer = (await discovery(request)) ?? (await pages(request));
      // the site's own addresses take precedence: an old one is looked up only where nothing was found
      return answer.status === 404 ? ((await redirects.answer(request)) ?? answer) : answer;
    },
    ...(failurePage && { renderFailure: failurePage }),
    hosts: settings.hosts,
    ...(look && { fileParameters: discoveryParameters }),
    scheme: settings.originScheme,
    ...(pagePatience !== undefined && { patience: pagePatience }),
    contentVersion,
    nextPublication,
    now,
    ...(settings.traces && { traceHeaders }),
    onError,
    onRead,
  });
}

/** Composes the server; nothing runs and nothing is written before `ready`, `fetch` or `listen`. */
export function createServer(options: ServerOptions): Server {
  const { now = Date.now, judgePassword = guessApart, look } = options;
  const cost = options.passwordCost ?? passwordCost;
  const settings = { ...options.settings };
  const logger = createLogger(settings, options.logDestination);
  const logAccess = createAccessLog(logger);
  const onError = (error: unknown): void => {
    metrics.countError();
    logger.error({ err: error }, 'in the background');
  };
  const stopLogging = logBadValues(logger);
  const tracing = settings.traces;
  const database = openDatabase(settings, tracing === null ? undefined : traceQuery);
  const { db } = database;
  const media = openStorage(settings);
  const clock = createContentClock({ db, now, onError });
  const postman = createPostman({
    db,
    settings,
    now,
    sendNotice: options.sendNotice ?? createSendNotice({ settings, fetch }),
    onError,
  });
  const courier = createCourier({
    db,
    settings,
    now,
    random: Math.random,
    postBody: options.postBody ?? createPostBody({ allowsPrivate: settings.webhooksPrivate }),
    onPaused: (trx, { id, name, pause_reason }) =>
      recordEvent(
        trx,
        { caller: null, request: { address: '', userAgent: '' }, settings, now },
        {
          action: 'changed',
          object: { kind: 'webhook', id, title: name },
          details: ['paused', pause_reason ?? ''],
        },
      ),
    onError,
  });
  const figures = new ReadingCounter({
    db,
    now,
    isWanted: async () => (await getSite(db)).counts_readers !== false,
    contentVersion: clock.version,
    onError,
  });
  const imports = createImportRunner({ db, now, run: options.runImport, onError });
  const context: ServerContext = {
    db,
    database,
    settings,
    media,
    now,
    contentVersion: clock.version,
    judgePassword,
    passwordCost: cost,
    fetchPicture: options.fetchPicture ?? createFetchPicture(),
    waitingRoom: createWaitingRoom({ places: 100, placesPerNetwork: 10, sleep: options.sleep ?? sleep }),
    notices: postman,
    imports,
    figures,
  };
  const housekeeping = createHousekeeping({ context, onError });
  let closing: Promise<void> | null = null;

  const { version: contentVersion, nextPublication } = clock;
  const redirects = createRedirects({ db, settings, now, onError });
  const onRead = createOnRead(settings, figures);
  const pages = createPagesOf(
    options,
    { ...context, contentVersion, nextPublication, redirects, onRead },
    onError,
  );
  const gauges = gaugesOf({ db, pages, settings, now });
  const metrics = createMetrics({ settings, engine: database.engine, gauges });
  const app = createApp({
    context,
    logger,
    // the write is done: failing to read its version does not undo it, and the clock will see it later
    hooks: {
      afterWrite: () => {
        courier.nudge();
        return clock.look().catch(onError);
      },
      onAnswer: options.onAnswer,
    },
    pages,
    accentOf: look ? (site) => look(site).portfolio.accent[0] : null,
    assets: options.assets ?? null,
    requestTimeout: options.requestTimeout ?? 60_000,
    slowestClient: options.slowestClient ?? 8192,
    traceRequest: tracing === null ? null : traceRequest,
    onAnswered(entry, request) {
      const route = request?.routeOptions.url ?? entry.kind;
      metrics.observe(entry, route);
      if (request?.span) endRequest(request.span, entry, route);
      logAccess(entry, request ? { reqId: request.id, ...refusalFacts(request) } : undefined);
    },
  });
  let stopTraces = async () => {};
  serveHealth(app, { db, isClosing: () => closing !== null });

  let preparation: Promise<void> | null = null;
  async function getReady(): Promise<void> {
    if (tracing !== null) stopTraces = await startTracing(tracing, (text) => logger.warn(text));
    const onFirstStart = options.onFirstStart ?? (() => undefined);
    const install = options.installSample ?? (() => installSample(db, media));
    await prepare({
      db,
      settings,
      media,
      clock,
      now: now(),
      judgePassword,
      passwordCost: cost,
      onError,
      onWarning: (text) => logger.warn(text),
      onFirstStart,
      installSample: install,
    });
    await app.ready();
  }
  function ready(): Promise<void> {
    preparation ??= getReady();
    return preparation;
  }

  async function shutDown(): Promise<void> {
    clock.stop();
    try {
      const ended = [postman.stop(), housekeeping.stop()];
      await app.close();
      await Promise.all([...ended, courier.stop()]);
      await imports.stop();
      await metrics.close();
      await stopTraces();
      await preparation?.catch(() => undefined);
      for (const counted of [redirects, figures]) await counted.flush().catch(onError);
    } finally {
      await database.close();
      stopLogging();
    }
  }

  return {
    app,
    database,
    fetch: createInProcessFetch(app, ready),
    contentVersion: clock.version,
    nextPublication: clock.nextPublication,
    ready,
    async listen() {
      await ready();
      await metrics.listen();
      const address = await app.listen({ port: settings.port, host: settings.host });
      for (const part of [clock, postman, courier, housekeeping]) part.start();
      return address;
    },
    close() {
      closing ??= shutDown();
      return closing;
    },
  };
}
