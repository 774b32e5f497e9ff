import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { FaceHosts } from '@janus-site/core';
import multipart from '@fastify/multipart';
import type { Span } from '@opentelemetry/api';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInjection } from 'light-my-request';
import type { Logger } from 'pino';
import { fileLimit } from '../contract/body.ts';
import { allowOf, registerOperations, type RegistrarHooks } from './registrar.ts';
import type { ServerContext } from '../context.ts';
import { serveDocs } from '../docs/serveDocs.ts';
import { problem, problemDocument } from '../errors.ts';
import { handlers } from '../handlers.ts';
import { serveCovers } from '../covers/serveCovers.ts';
import type { AccentOf } from '../cv/look.ts';
import { serveCv } from '../cv/serveCv.ts';
import type { AnswerUnknown } from '../cv/serveVersion.ts';
import { serveMedia } from '../media/serveMedia.ts';
import type { Settings } from '../settings.ts';
import { limitFields } from '../limits/usedLimits.ts';
import { boundShutdown } from '../limits/boundShutdown.ts';
import { cutSlowReaders } from '../limits/slowReaders.ts';
import { cutSlowSenders } from '../limits/slowSenders.ts';
import type { Files } from '../pages/serveFiles.ts';
import type { Pages } from '../pages/servePages.ts';
import type { AccessLogEntry } from '../telemetry/accessLog.ts';
import { hideTokens } from '../telemetry/logger.ts';
import { allowOrigins } from './allowOrigins.ts';
import { sendProblem } from './sendProblem.ts';
import { serveFaultReports } from './faultReports.ts';
import { createRequestHost, createSettleTarget } from './target.ts';
import { addHeaders, headersOf, type OriginScheme } from './headers.ts';

export interface AppOptions {
  context: ServerContext;
  logger: Logger;
  hooks: RegistrarHooks;
  pages: Pages | null;
  /** The portfolio's accent; null without pages. */
  accentOf: AccentOf | null;
  assets: Files | null;
  /** Milliseconds in which a request must arrive; one that arrives steadily may take five times as long. */
  requestTimeout: number;
  /** Bytes per second at which a client must read a long response and send a long request. */
  slowestClient: number;
  /** Called after every response; `request` is null when it was served from memory. */
  onAnswered(entry: AccessLogEntry, request: FastifyRequest | null): void;
  /** Runs the work of a request in a trace; returns the request's span, if any. */
  traceRequest: ((method: string, headers: IncomingHttpHeaders, work: () => void) => Span) | null;
}

interface Front {
  settings: Settings;
  pages: Pages | null;
  assets: Files | null;
  onAnswered: AppOptions['onAnswered'];
}

/** Serves pages and files from memory before the framework sees the request. */
function frontOf({ settings, pages, assets, onAnswered }: Front, app: RequestListener): RequestListener {
  const settleTarget = createSettleTarget(settings.hosts);
  function tell(kind: 'page' | 'file', request: IncomingMessage, status: number, began: number): void {
    const { method = '', url = '/', headers } = request;
    const asked = { method, host: headers.host ?? '', path: hideTokens(pathOf(url)) };
    const ms = inTenths(performance.now() - began);
    onAnswered({ kind, source: 'visitor', ...asked, status, ms, kept: true }, null);
  }
  return (request, response) => {
    if (!settleTarget(request)) {
      response.writeHead(400, garbageHeaders(settings.originScheme));
      response.end(garbage);
      return;
    }
    const began = performance.now();
    if (pages?.answerKept(request, response)) return tell('page', request, response.statusCode, began);
    if (assets?.(request, response)) return tell('file', request, response.statusCode, began);
    app(request, response);
  };
}

const inTenths = (ms: number): number => Math.round(ms * 10) / 10;

const bodyOf = (code: 'malformed' | 'too_slow'): string =>
  JSON.stringify(problemDocument(problem(code), 'ru'));

const garbage = bodyOf('malformed');

function garbageHeaders(scheme: OriginScheme, body = garbage): Record<string, string> {
  return {
    ...headersOf('service', scheme),
    connection: 'close',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
}

/** The response to bytes that are not a whole request, written by hand because there is no request to respond to. */
function rawAnswer(scheme: OriginScheme, status: string, body: string): string {
  const lines = Object.entries(garbageHeaders(scheme, body)).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`;
}

/** Refuses what does not become a request; a client that goes on sending is disconnected the next time. */
function createRefuse(scheme: OriginScheme): (error: { code?: string }, socket: Socket) => void {
  const malformed = rawAnswer(scheme, '400 Bad Request', garbage);
  const tooSlow = rawAnswer(scheme, '408 Request Timeout', bodyOf('too_slow'));
  return ({ code }, socket) => {
    if (!socket.writable) return void socket.destroy();
    socket.end(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? tooSlow : malformed);
  };
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

function isPage(path: string): boolean {
  return !/^\/(?:api|covers|media)(?:\/|$)/.test(path);
}

/** Responds to an unknown address; with a page where a page could be. */
function createAnswerUnknown(pages: Pages | null, hosts: FaceHosts): AnswerUnknown {
  const requestHost = createRequestHost(hosts);
  return async (request, reply) => {
    const path = pathOf(request.url);
    if (pages && isPage(path)) {
      reply.hijack();
      return pages.answer(request.raw, reply.raw, { host: requestHost(request), address: request.ip });
    }
    const allow = allowOf(path);
    throw allow === undefined ? problem('not_found') : problem('method_not_allowed', { headers: { allow } });
  };
}

/** Responds to an unknown method or address before reading the body. */
function answerUnknownFirst(app: FastifyInstance, answerUnknown: AnswerUnknown): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) await answerUnknown(request, reply);
  });
}

/** What a page reads while it is drawn arrives without a connection and without credentials. */
function sourceOf({ raw, method, headers }: FastifyRequest): AccessLogEntry['source'] {
  return isInjection(raw) && method === 'GET' && headers.authorization === undefined ? 'site' : 'visitor';
}

function kindOf({ routeOptions: { config, url } }: FastifyRequest): AccessLogEntry['kind'] {
  if (config.operation) return 'service';
  return url === undefined ? 'page' : 'file';
}

function entryOf(request: FastifyRequest, reply: FastifyReply): AccessLogEntry {
  return {
    kind: kindOf(request),
    source: sourceOf(request),
    method: request.method,
    host: request.host,
    path: hideTokens(pathOf(request.url)),
    status: reply.statusCode,
    ms: inTenths(reply.elapsedTime),
  };
}

function observe(app: FastifyInstance, { context, onAnswered }: AppOptions): void {
  app.addHook('onSend', async (request, reply) => {
    addHeaders(reply, context.settings);
    void reply.headers(limitFields(request.usedLimits));
  });
  app.addHook('onResponse', async (request, reply) => {
    onAnswered(entryOf(request, reply), request);
    for (const work of request.afterAnswer)
      await work().catch((error: unknown) => request.log.error({ err: error }));
  });
}

/** The Fastify application of the services and, after them, the pages. */
export function createApp(options: AppOptions): FastifyInstance {
  const { context, logger, hooks, pages, accentOf, assets, requestTimeout, slowestClient } = options;
  const { settings } = context;
  const loggerInstance: FastifyBaseLogger = logger;
  const refuse = createRefuse(settings.originScheme);
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (_request: IncomingMessage) => randomUUID(),
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000 },
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => {
      addHeaders(reply, settings);
      sendProblem(problem('malformed'), request, reply);
    },
    clientErrorHandler: refuse,
    serverFactory: (handle) => {
      const server = createHttpServer(
        // by default Node checks for slow requests only twice a minute
        // Node's response to a request without a host is empty
        {
          headersTimeout: requestTimeout,
          requestTimeout: requestTimeout * 5,
          connectionsCheckingInterval: Math.min(5000, requestTimeout),
          requireHostHeader: false,
        },
        frontOf({ settings, pages, assets, onAnswered: options.onAnswered }, handle),
      );
      const bounds = { span: requestTimeout, slowest: slowestClient };
      cutSlowReaders(server, bounds);
      cutSlowSenders(server, bounds, refuse);
      return server;
    },
  });
  const beginEnd = boundShutdown(app.server, requestTimeout);
  app.addHook('preClose', async () => beginEnd());
  app.decorateRequest('caller', null);
  app.decorateRequest('bodySize', 0);
  app.decorateRequest('refusal', null);
  app.decorateRequest('look', null);
  app.decorateRequest('span', null);
  const { traceRequest } = options;
  if (traceRequest)
    app.addHook('onRequest', (request, _reply, done) => {
      request.span = traceRequest(request.method, request.headers, done);
    });
  app.addHook('onRequest', async (request) => {
    request.afterAnswer = [];
    request.usedLimits = new Map();
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
  serveCv(app, context, { answerUnknown, accentOf });
  serveDocs(app);
  serveFaultReports(app, context);
  return app;
}
