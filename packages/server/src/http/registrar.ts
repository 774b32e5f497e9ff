import { Readable } from 'node:stream';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { authenticate, authorize } from '../accounts/authenticate.ts';
import { requireConfirmation } from '../accounts/confirmations.ts';
import type { ServerContext } from '../context.ts';
import { problem, type ProblemError } from '../errors.ts';
import { uploadQueue } from '../media/uploadQueue.ts';
import { sendRead } from './sendRead.ts';
import { hashOf } from './etag.ts';
import { answersWithState, readOf, refuseOtherTag } from './ifMatch.ts';
import type { KeptAnswer } from '../limits/idempotencyKeys.ts';
import { countingLimits, type UsedLimits } from '../limits/usedLimits.ts';
import { languageOf } from './language.ts';
import { nextLink } from './nextLink.ts';
import { onceOnly } from './onceOnly.ts';
import { fileLimit, parseJson, readFile } from '../contract/body.ts';
import { operations, type Operation } from '../contract/document.ts';
import type { Call, Caller, Handlers, SentFile } from '../contract/handler.ts';
import { readPathParameters, readQuery } from '../contract/parameters.ts';
import { readWhole } from '../contract/readWhole.ts';
import type { OperationId } from '../contract/types.ts';
import { lookingFirst, type Look } from '../db/transaction.ts';
import { checkBody } from '../contract/validate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
  interface FastifyRequest {
    caller: Caller | null;
    checkedParams: Record<string, string | number | boolean>;
    /** The size of a JSON body in bytes. */
    bodySize: number;
    afterAnswer: (() => Promise<void>)[];
    /** The refusal; null if there was none. */
    refusal: ProblemError | null;
    /** What is left of its limits. */
    usedLimits: UsedLimits;
    /** Checks that what it changes still matches its `If-Match`; null without one. */
    look: Look | null;
    /** Of its trace; null when tracing is off. */
    span: Span | null;
  }
}

/** Callers without a token get small bodies; an editor's two texts of 200,000 characters may be escaped. */
const openLimit = 128 * 1024;
const signedLimit = 4 * 1024 * 1024;

/** Of any operation: whether there must be a caller was decided by its row of `access`. */
type AnyCall = Omit<Call<OperationId>, 'caller'> & { caller: Caller | null };
interface Made extends KeptAnswer {
  file?: SentFile;
}
type AnyHandler = (call: AnyCall) => Promise<Made>;

function contentType(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Refuses with 415 by the headers alone. */
function checkContentType(operation: Operation, request: FastifyRequest): void {
  if (!operation.body) {
    // a call that takes no body must not be refused for the type of one
    delete request.headers['content-type'];
    return;
  }
  const wanted = operation.body.kind === 'json' ? 'application/json' : 'multipart/form-data';
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (contentType(request) !== wanted || encoding !== 'identity') throw problem('unsupported_media_type');
}

/** Returns the check of a write's `If-Match` against the stored state; throws where the operation takes none. */
function lookOf(operation: Operation, context: ServerContext, handlers: Handlers) {
  const read = readOf(operation);
  return (request: FastifyRequest): Look | null => {
    const header = request.headers['if-match'];
    if (header === undefined || operation.method === 'GET') return null;
    if (read === null) throw problem('malformed');
    const handler = handlers[read.id] as AnyHandler;
    // the tag is that of the address without a query
    const input = {
      params: request.checkedParams,
      query: readQuery(read, ''),
    } as unknown as AnyCall['input'];
    return async (db) => {
      const { body } = await handler(callOf(input, { ...context, db }, request));
      refuseOtherTag(header, body);
    };
  };
}

/** Authenticates and authorizes the caller. */
async function admitCaller(
  operation: Operation,
  context: ServerContext,
  request: FastifyRequest,
): Promise<void> {
  const now = context.now();
  request.caller = await authenticate(operation, {
    db: context.db,
    secret: context.settings.secret ?? '',
    authorization: request.headers.authorization,
    now,
    log: request.log,
  });
  authorize(operation, { caller: request.caller, id: request.checkedParams['id']?.toString(), now });
}

/** Everything decided before the body is read: the address, the caller, the body's type, the state to be changed. */
function beforeBody(operation: Operation, context: ServerContext, handlers: Handlers) {
  const look = lookOf(operation, context, handlers);
  return async (request: FastifyRequest): Promise<void> => {
    request.checkedParams = readPathParameters(operation, request.params as Record<string, string>);
    await admitCaller(operation, context, request);
    checkContentType(operation, request);
    request.look = look(request);
    await request.look?.(context.db);
  };
}

async function readInput(operation: Operation, request: FastifyRequest): Promise<AnyCall['input']> {
  const mark = request.url.indexOf('?');
  const query = readQuery(operation, mark === -1 ? '' : request.url.slice(mark + 1));
  const wanted = operation.body;
  if (wanted?.kind === 'json') checkBody(wanted.schemaRef, request.body, request.bodySize);
  const body = wanted?.kind === 'json' ? request.body : undefined;
  const file = wanted?.kind === 'file' ? await readFile(request) : undefined;
  const input = { params: request.checkedParams, query, body, file };
  // checked against the schemas from which the type was generated
  return input as unknown as AnyCall['input'];
}

function callOf(input: AnyCall['input'], context: ServerContext, request: FastifyRequest): AnyCall {
  return {
    db: context.db,
    settings: context.settings,
    media: context.media,
    input,
    caller: request.caller,
    language: languageOf(request),
    request: {
      id: request.id,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      headers: request.headers,
    },
    now: context.now,
    judgePassword: context.judgePassword,
    passwordCost: context.passwordCost,
    fetchPicture: context.fetchPicture,
    waitingRoom: context.waitingRoom,
    log: request.log,
    notices: context.notices,
    figures: context.figures,
    imports: context.imports,
    afterAnswer: (work) => void request.afterAnswer.push(work),
  };
}

export interface RegistrarHooks {
  /** Called after a write, before its response is sent. */
  afterWrite(): Promise<void>;
  /** Called for every response; tests check responses against the contract. */
  onAnswer?(operation: Operation, status: number, body: unknown): void;
}

/** Each part is produced when the receiver has room for it. */
function sendFile(reply: FastifyReply, { type, name, parts }: SentFile): FastifyReply {
  void reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
  return reply.send(Readable.from(parts, { objectMode: false }));
}

/** Reserves room for a file before a byte of it is read. */
function admit(request: FastifyRequest): () => void {
  const announced = Number(request.headers['content-length'] ?? fileLimit);
  return uploadQueue.admit(request.caller?.id ?? '', Math.min(announced, fileLimit));
}

function serve(operation: Operation, handler: AnyHandler, context: ServerContext, hooks: RegistrarHooks) {
  const isTagged = answersWithState(operation);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const release = operation.body?.kind === 'file' ? admit(request) : null;
    try {
      return await countingLimits(request.usedLimits, () => answerTo(request, reply));
    } finally {
      release?.();
    }
  };
  async function answerTo(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const input = await readInput(operation, request);
    // The sender decides when the body ends; the sign-in or the permission may have ended meanwhile.
    if (operation.body) await admitCaller(operation, context, request);
    const { caller, checkedParams: params } = request;
    requireConfirmation(operation.id, {
      caller,
      id: params['id']?.toString(),
      body: input.body,
      now: context.now(),
    });
    const call = callOf(input, context, request);
    const { look } = request;
    const make = () => (look ? lookingFirst(look, () => handler(call)) : handler(call));
    const answer: Made = await onceOnly(context, { operation, request, reply }, input, make);
    if (operation.method !== 'GET') await hooks.afterWrite();
    hooks.onAnswer?.(operation, answer.status, answer.body);
    void reply.status(answer.status).headers(answer.headers ?? {});
    if (answer.file) return sendFile(reply, answer.file);
    if (answer.body === undefined) return reply.send();
    const text = JSON.stringify(answer.body);
    void reply.headers(nextLink(request.url, answer.body));
    if (operation.method === 'GET') return sendRead(request, reply, text);
    if (isTagged) void reply.header('etag', `"${hashOf(text)}"`);
    return reply.type('application/json; charset=utf-8').send(text);
  }
}

/** Registers the only body parser: strict UTF-8 and JSON, a limit per operation, nothing for calls without a body. */
function registerParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: AsyncIterable<Buffer>) => {
    const { operation } = request.routeOptions.config;
    if (operation?.body?.kind !== 'json') return undefined;
    const limit = operation.token === 'none' ? openLimit : signedLimit;
    if (Number(request.headers['content-length'] ?? 0) > limit) throw problem('too_large');
    const bytes = await readWhole(payload, limit);
    request.bodySize = bytes.length;
    return parseJson(bytes);
  });
}

const everyMethod: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function pattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** HEAD runs the GET handler; for a file, that would produce and record a download nobody receives. */
function answersHead({ method, sendsFile }: Operation): boolean {
  return method === 'GET' && !sendsFile;
}

/** The methods of a contract address. */
function methodsOf(path: string): HTTPMethods[] {
  const found = operations.filter((operation) => operation.path === path);
  const methods = found.map((operation) => operation.method);
  return found.some(answersHead) ? [...methods, 'HEAD'] : methods;
}

/** Literal paths first: `/posts/preview/` also has the shape of `/posts/{id}/`. */
const shapes = [...new Set(operations.map((operation) => operation.path))]
  .toSorted((one, other) => one.split('{').length - other.split('{').length)
  .map((path) => ({
    shape: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`),
    path,
  }));

/** The `Allow` of an address that exists for other methods; undefined for unknown addresses. */
export function allowOf(pathname: string): string | undefined {
  const found = shapes.find(({ shape }) => shape.test(pathname));
  return found && methodsOf(found.path).join(', ');
}

/** Types check this during development; a server that runs its source unchecked must not respond with 500 instead. */
function requireHandlers(handlers: Handlers): void {
  const missing = operations.map(({ id }) => id).filter((id) => typeof handlers[id] !== 'function');
  if (missing.length > 0)
    throw new Error(
      `No handler for ${missing.join(', ')}: the contract has it, packages/server/src/routes has not.`,
    );
}

/** Registers every operation of the contract, with and without the trailing slash. */
export function registerOperations(
  app: FastifyInstance,
  context: ServerContext,
  handlers: Handlers,
  hooks: RegistrarHooks,
): void {
  requireHandlers(handlers);
  registerParsers(app);
  for (const operation of operations) {
    const handler = handlers[operation.id] as AnyHandler;
    app.route({
      method: operation.method,
      url: pattern(operation.path),
      exposeHeadRoute: answersHead(operation),
      config: { operation },
      onRequest: beforeBody(operation, context, handlers),
      handler: serve(operation, handler, context, hooks),
    });
  }
  for (const { path } of shapes) {
    const methods = methodsOf(path);
    const others = everyMethod.filter((method) => !methods.includes(method));
    app.route({
      method: others,
      url: pattern(path),
      onRequest: async () => {
        throw problem('method_not_allowed', { headers: { allow: methods.join(', ') } });
      },
      handler: async () => undefined,
    });
  }
}
