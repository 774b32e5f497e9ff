import type { Transport } from './transport.ts';

interface Listenable<Event = unknown> {
  addEventListener(name: string, listener: (event: Event) => void): void;
}
/** The part of the browser's XMLHttpRequest that is used. */
interface Sender extends Listenable {
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body: FormData): void;
  abort(): void;
  getAllResponseHeaders(): string;
  readonly status: number;
  readonly response: unknown;
  responseType: string;
  readonly upload: Listenable<{ loaded: number; total: number }>;
}
type SenderClass = new () => Sender;

/** Statuses whose responses may have no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends a form and reports the share that has been sent, from 0 to 1, which `fetch` cannot. Without
 * XMLHttpRequest it uses `fetch` and reports nothing.
 */
async function sendWithProgress(
  request: Request,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Response> {
  const { XMLHttpRequest } = globalThis as { XMLHttpRequest?: SenderClass };
  // The sender chooses its own boundary.
  request.headers.delete('Content-Type');
  if (!XMLHttpRequest) return globalThis.fetch(request, { body: form });
  return new Promise((resolve, reject) => {
    const sender = new XMLHttpRequest();
    sender.open(request.method, request.url);
    request.headers.forEach((value, name) => sender.setRequestHeader(name, value));
    sender.responseType = 'blob';
    sender.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    sender.addEventListener('load', () => {
      const { status, response } = sender;
      const answer = bodiless.has(status) ? null : (response as Blob);
      resolve(new Response(answer, { status, headers: headersOf(sender.getAllResponseHeaders()) }));
    });
    sender.addEventListener('error', () => reject(new TypeError('The upload failed')));
    sender.addEventListener('abort', () => reject(request.signal.reason));
    request.signal.addEventListener('abort', () => sender.abort());
    sender.send(form);
  });
}

/** Receives the share of an upload that has been sent, from 0 to 1; in browsers, with a session or an access token. */
export type OnProgress = (share: number) => void;

/** Returns the call options that report the progress of an upload. */
export function withProgress(onProgress: OnProgress | undefined): {
  transport?: Transport;
} {
  return onProgress ? { transport: (request, form) => sendWithProgress(request, form, onProgress) } : {};
}

function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
}
