import createFetchClient, { type MaybeOptionalInit, type ParseAsResponse } from 'openapi-fetch';
import type {
  HttpMethod,
  PathsWithMethod,
  Readable,
  RequiredKeysOf,
  ResponseObjectMap,
  SuccessResponse,
} from 'openapi-typescript-helpers';
import type { paths as AuthPaths } from '../generated/auth.ts';
import type { paths as PortfolioPaths } from '../generated/portfolio.ts';
import type { paths as PostsPaths } from '../generated/posts.ts';
import type { CarriedInit, Transport } from './transport.ts';
import { type Phase, toClientError } from './errors.ts';
import { type CallLimits, mayRepeat, type OneCallLimits, type Try, withinLimits } from './limits.ts';
import { type Problem, type Result, settle } from './result.ts';

/** Base addresses of the three services; `posts` defaults to the page's own origin. */
export interface BaseUrls {
  readonly auth: string;
  readonly portfolio: string;
  readonly posts?: string;
}

/** One call of a service: takes a path of the contract and its parameters, resolves with a `Result`, never throws. */
export type ServiceCall<Paths extends object, Method extends HttpMethod> = <
  Path extends PathsWithMethod<Paths, Method>,
  Init extends MaybeOptionalInit<Paths[Path], Method & keyof Paths[Path]>,
>(
  path: Path,
  ...init: RequiredKeysOf<Init> extends never
    ? [(Init & OneCallLimits)?]
    : IsUnknown<Path, PathsWithMethod<Paths, Method>> extends true
      ? [object?]
      : [Init & OneCallLimits]
) => Promise<Result<Answer<Paths[Path][Method & keyof Paths[Path]], Init>>>;

/**
 * Whether the path is none of the service's, so that TypeScript has replaced it by all of them. The parameters are then
 * optional: otherwise the error would be a missing parameter and would not name the path.
 */
type IsUnknown<Path, AllPaths> = [AllPaths] extends [Path] ? IsUnion<AllPaths> : false;
type IsUnion<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never;

type Answer<Operation, Init> =
  Operation extends Record<string | number, unknown>
    ? ParseAsResponse<Readable<SuccessResponse<ResponseObjectMap<Operation>>>, Init>
    : never;

/** A typed client of one service. */
export interface ServiceClient<Paths extends object> {
  readonly GET: ServiceCall<Paths, 'get'>;
  readonly POST: ServiceCall<Paths, 'post'>;
  readonly PUT: ServiceCall<Paths, 'put'>;
  readonly PATCH: ServiceCall<Paths, 'patch'>;
  readonly DELETE: ServiceCall<Paths, 'delete'>;
}

/** The typed clients of the three services. */
export interface Api {
  readonly auth: ServiceClient<AuthPaths>;
  readonly portfolio: ServiceClient<PortfolioPaths>;
  readonly posts: ServiceClient<PostsPaths>;
}

/** Options of `createApi`. */
export interface ApiOptions {
  readonly baseUrls: BaseUrls;
  /** The `fetch` to use. Default: the global one, looked up at each call. */
  readonly fetch?: typeof globalThis.fetch;
  /** Time limits and retries. Default: 30 seconds, and two retries of repeatable calls. */
  readonly limits?: CallLimits;
}

/** Creates typed clients of the three services with one `fetch` and without a session. Suits servers. */
export function createApi({
  baseUrls,
  fetch = (input, init) => globalThis.fetch(input, init),
  limits,
}: ApiOptions): Api {
  return {
    auth: createService<AuthPaths>(baseUrls.auth, fetch, limits),
    portfolio: createService<PortfolioPaths>(baseUrls.portfolio, fetch, limits),
    posts: createService<PostsPaths>(baseUrls.posts ?? '', fetch, limits),
  };
}

interface LooseInit extends OneCallLimits {
  readonly body?: unknown;
  readonly signal?: AbortSignal | null;
  readonly transport?: Transport;
}
type LooseMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type LooseCall = (
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Creates a typed client of any OpenAPI document. Its calls return results and never throw. */
export function createService<Paths extends object>(
  baseUrl: string,
  fetch: typeof globalThis.fetch,
  limits: CallLimits = {},
): ServiceClient<Paths> {
  const client = createFetchClient<Paths>({ baseUrl, bodySerializer }) as unknown as Record<
    LooseMethod,
    LooseCall
  >;
  const send = async (method: LooseMethod, path: string, init: LooseInit): Promise<Try> => {
    let phase: Phase = 'before';
    let sent: Request | undefined;
    let response: Response | undefined;
    try {
      const carried = carriedInit(init);
      // Passed with every call, so that neither a caller's own `fetch` nor one captured early bypasses the session.
      const fetchOnce = async (request: Request) => {
        phase = 'sending';
        sent = request;
        response = await fetch(request, carried);
        phase = 'after';
        return response;
      };
      const answer = await client[method](path, { ...init, fetch: fetchOnce });
      return tryOf(sent, answer.response, answer.data, answer.error);
    } catch (cause) {
      if (response && !response.ok) return tryOf(sent, response);
      const error = toClientError(cause, phase, init.signal);
      // An error raised by the session's refresh is not this call's failure; the session has its own rules.
      const isLost = error.kind === 'network' && !('clientError' in Object(cause));
      return { result: { ok: false, error, response }, mayPass: isLost && mayRepeat(sent, 0) };
    }
  };
  const call =
    (method: LooseMethod) =>
    (path: string, { timeout, retries, ...init }: LooseInit = {}): Promise<Result<unknown>> => {
      const isUpload = init.transport !== undefined || hasFile(init.body);
      const own = {
        ...limits,
        ...(timeout !== undefined && { timeout, uploadTimeout: timeout }),
        ...(retries !== undefined && { retries }),
      };
      return withinLimits(own, { isUpload, signal: init.signal }, (signal) =>
        send(method, path, { ...init, signal }),
      );
    };
  const service: Record<LooseMethod, unknown> = {
    GET: call('GET'),
    POST: call('POST'),
    PUT: call('PUT'),
    PATCH: call('PATCH'),
    DELETE: call('DELETE'),
  };
  return service as ServiceClient<Paths>;
}

function tryOf(request: Request | undefined, response: Response, data?: unknown, error?: unknown): Try {
  const code = (error as Problem | undefined)?.error?.code;
  return { result: settle(response, data, error), mayPass: mayRepeat(request, response.status, code) };
}

/** Returns the `init` of a form with its own transport. The request has the form too, for a `fetch` that ignores it. */
function carriedInit({ transport, body }: LooseInit): CarriedInit | undefined {
  const form = transport && bodySerializer(body);
  return transport && form instanceof FormData ? { send: (request) => transport(request, form) } : undefined;
}

function hasFile(body: unknown): boolean {
  return body instanceof FormData || Object.values(Object(body)).some((value) => value instanceof Blob);
}

/** Serializes to JSON, or to form data if the body contains a file. */
function bodySerializer(body: unknown): unknown {
  if (body instanceof FormData) return body;
  if (!hasFile(body)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body)))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
