import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { FaceHosts } from '@janus-site/core';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { fileLimit } from '../contract/body.ts';
import { allowOf, registerOperations, type RegistrarHooks } from './registrar.ts';
import type { ServerContext } from '../context.ts';
import { serveDocs } from '../docs/serveDocs.ts';
import { problem, problemDocument } from '../errors.ts';
import { handlers } from '../handlers.ts';
import { serveCovers } from '../covers/serveCovers.ts';
import { serveCv } from '../cv/serveCv.ts';
import type { AnswerUnknown } from '../cv/serveVersion.ts';
import { serveMedia } from '../media/serveMedia.ts';
import type { Settings } from '../settings.ts';
import { limitFields } from '../limits/tally.ts';
import { boundEnd } from '../limits/lastConnections.ts';
import { cutSlowReaders } from '../limits/slowReaders.ts';
import type { Files } from '../pages/serveFiles.ts';
import type { Pages } from '../pages/servePages.ts';
import { allowOrigins } from './cors.ts';
import { sendProblem } from './errorHandler.ts';
import { serveFaultReports } from './faultReports.ts';
import { createAskedHost, createSettleTarget } from './target.ts';
import { addHeaders, headersOf, type OriginScheme } from './headers.ts';
import { refusalFacts } from './refusalFacts.ts';

export interface AppOptions {
  context: ServerContext;
  logger: Logger;
  hooks: RegistrarHooks;
  pages: Pages | null;
  assets: Files | null;
  /** Milliseconds in which a request must have arrived whole: a slow one is closed. */
  requestTimeout: number;
  /** Bytes a second that a long answer must be read at. */
  slowestReader: number;
  /** Told of every answer, for metrics. */
  onResponse(route: string, method: string, status: number, seconds: number): void;
}

interface Front {
  settings: Settings;
  pages: Pages | null;
  assets: Files | null;
}

/** Pages and files from memory are answered before the framework sees the request. */
function frontOf({ settings, pages, assets }: Front, app: RequestListener): RequestListener {
  const settleTarget = createSettleTarget(settings.hosts);
  return (request, response) => {
    if (!settleTarget(request)) {
      response.writeHead(400, garbageHeaders(settings.originScheme));
      response.end(garbage);
      return;
    }
    if (pages?.answerKept(request, response)) return;
    if (assets?.(request, response)) return;
    app(request, response);
  };
}

const garbage = JSON.stringify(problemDocument(problem('malformed'), 'ru'));

function garbageHeaders(scheme: OriginScheme): Record<string, string> {
  return {
    ...headersOf('service', scheme),
    connection: 'close',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(garbage)),
  };
}

/** The answer to what is no request at all, written by hand: nothing was made of it that could be answered. */
function garbageAnswer(scheme: OriginScheme): string {
  const lines = Object.entries(garbageHeaders(scheme)).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${garbage}`;
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

function isPage(path: string): boolean {
  return !/^\/(?:api|covers|media)(?:\/|$)/.test(path);
}

/** Answers what leads nowhere: by a page, where a page could be. */
function createAnswerUnknown(pages: Pages | null, hosts: FaceHosts): AnswerUnknown {
  const askedHost = createAskedHost(hosts);
  return async (request, reply) => {
    const path = pathOf(request.url);
    if (pages && isPage(path)) {
      reply.hijack();
      return pages.answer(request.raw, reply.raw, { host: askedHost(request), address: request.ip });
    }
    const allow = allowOf(path);
    throw allow === undefined ? problem('not_found') : problem('method_not_allowed', { headers: { allow } });
  };
}

/** Whether the address exists for another method is told before anything of the body is read. */
function answerUnknownFirst(app: FastifyInstance, answerUnknown: AnswerUnknown): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) await answerUnknown(request, reply);
  });
}

function observe(app: FastifyInstance, { context, onResponse }: AppOptions): void {
  app.addHook('onSend', async (request, reply) => {
    addHeaders(reply, context.settings);
    void reply.headers(limitFields(request.tally));
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    onResponse(route, request.method, reply.statusCode, reply.elapsedTime / 1000);
    const facts = { method: request.method, path: pathOf(request.url), status: reply.statusCode };
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ ...facts, ...refusalFacts(request), ms }, 'answered');
    for (const work of request.afterAnswer)
      await work().catch((error: unknown) => request.log.error({ err: error }));
  });
}

/** The Fastify application of the services and, behind it, the pages. */
export function createApp(options: AppOptions): FastifyInstance {
  const { context, logger, hooks, pages, assets, requestTimeout, slowestReader } = options;
  const { settings } = context;
  const loggerInstance: FastifyBaseLogger = logger;
  const refusal = garbageAnswer(settings.originScheme);
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (_request: IncomingMessage) => randomUUID(),
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000 },
    requestTimeout,
    connectionTimeout: requestTimeout,
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => {
      addHeaders(reply, settings);
      sendProblem(problem('malformed'), request, reply);
    },
    clientErrorHandler: (_error, socket) => {
      if (!socket.writable) return socket.destroy();
      socket.end(refusal);
    },
    serverFactory: (handle) => {
      const server = createHttpServer(
        // Node looks for slow requests twice a minute only unless told otherwise
        // its own answer to a request without a host says nothing
        {
          requestTimeout,
          connectionsCheckingInterval: Math.min(5000, requestTimeout),
          requireHostHeader: false,
        },
        frontOf({ settings, pages, assets }, handle),
      );
      cutSlowReaders(server, { span: requestTimeout, slowest: slowestReader });
      return server;
    },
  });
  const beginEnd = boundEnd(app.server, requestTimeout);
  app.addHook('preClose', async () => beginEnd());
  app.decorateRequest('caller', null);
  app.decorateRequest('bodySize', 0);
  app.decorateRequest('refusal', null);
  app.decorateRequest('look', null);
  app.addHook('onRequest', async (request) => {
    request.afterAnswer = [];
    request.tally = new Map();
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = sendProblem(error, request, reply);
    request.refusal = refusal;
    const { operation } = request.routeOptions.config;
    if (operation) hooks.onAnswer?.(operation, refusal.status, problemDocument(refusal, 'ru'));
  });
  app.setNotFoundHandler(async () => {
    throw problem('not_found');
  });
  allowOrigins(app, settings.corsOrigins);
  const answerUnknown = createAnswerUnknown(pages, settings.hosts);
  answerUnknownFirst(app, answerUnknown);
  observe(app, options);
  void app.register(async (api) => {
    registerOperations(api, context, handlers, hooks);
    await api.register(multipart, { limits: { fileSize: fileLimit } });
  });
  serveMedia(app, context);
  serveCovers(app);
  serveCv(app, context, answerUnknown);
  serveDocs(app);
  serveFaultReports(app, context);
  return app;
}
