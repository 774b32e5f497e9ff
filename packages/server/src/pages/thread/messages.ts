/** A request or a response as it crosses between threads. */
export interface Letter {
  readonly headers: [string, string][];
  readonly body: ArrayBuffer;
}

export interface RequestLetter extends Letter {
  readonly method: string;
  readonly url: string;
}

export interface ResponseLetter extends Letter {
  readonly status: number;
}

/** The platform's own copy of an error fails if it holds something that cannot be copied. */
export interface ErrorLetter {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly cause: ErrorLetter | undefined;
}

/** A message between threads; the asking side numbers the request. */
export type Message<To extends string = string> =
  | { readonly kind: 'ask'; readonly id: number; readonly to: To; readonly request: RequestLetter }
  | { readonly kind: 'abort'; readonly id: number; readonly reason: ErrorLetter }
  | { readonly kind: 'answer'; readonly id: number; readonly response: ResponseLetter }
  | { readonly kind: 'failure'; readonly id: number; readonly error: ErrorLetter };

export async function writeRequest(request: Request): Promise<RequestLetter> {
  const { method, url, headers } = request;
  return { method, url, headers: [...headers], body: await request.arrayBuffer() };
}

export function readRequest({ method, url, headers, body }: RequestLetter, signal: AbortSignal): Request {
  return new Request(url, { method, headers, body: bodyOf(body), signal });
}

export async function writeResponse(response: Response): Promise<ResponseLetter> {
  const { status, headers } = response;
  return { status, headers: [...headers], body: await response.arrayBuffer() };
}

export function readResponse({ status, headers, body }: ResponseLetter): Response {
  return new Response(bodyOf(body), { status, headers });
}

/** The name distinguishes an abort from a fault; the stack is for the log. */
export function writeError(error: unknown): ErrorLetter {
  if (!(error instanceof Error))
    return { name: 'Error', message: String(error), stack: undefined, cause: undefined };
  const { name, message, stack, cause } = error;
  return { name, message, stack, cause: cause === undefined ? undefined : writeError(cause) };
}

export function readError({ name, message, stack, cause }: ErrorLetter): Error {
  const error = new Error(message, cause && { cause: readError(cause) });
  Object.defineProperties(error, { name: { value: name }, stack: { value: stack } });
  return error;
}

/** GET, 204 and 304 may not have a body, not even an empty one. */
function bodyOf(body: ArrayBuffer): ArrayBuffer | null {
  return body.byteLength === 0 ? null : body;
}
