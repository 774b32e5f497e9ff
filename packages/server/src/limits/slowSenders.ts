import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface SlowSendersOptions {
  /** Milliseconds that every request may take. */
  span: number;
  /** Bytes per second at which everything after `span` must arrive. */
  slowest: number;
}

interface Start {
  response: ServerResponse;
  at: number;
  bytes: number;
}

/**
 * Ends requests whose bodies arrive more slowly than real networks send them. A bound of the whole time, as Node has,
 * would also end the large uploads of slow but steady connections.
 */
export function cutSlowSenders(
  server: Server,
  { span, slowest }: SlowSendersOptions,
  refuse: (error: { code: string }, socket: Socket) => void,
): void {
  const arriving = new Map<IncomingMessage, Start>();

  server.on('request', (request, response) => {
    const { headers, socket } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    arriving.set(request, { response, at: performance.now(), bytes: socket.bytesRead });
    request.once('close', () => arriving.delete(request));
  });

  function look(): void {
    const now = performance.now();
    for (const [request, { response, at, bytes }] of arriving) {
      const { socket, complete } = request;
      if (complete || now - at <= span + ((socket.bytesRead - bytes) / slowest) * 1000) continue;
      // a refusal would be read as a part of the response
      if (response.headersSent) socket.destroy();
      else refuse({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
    }
  }

  const timer = setInterval(look, Math.min(5000, span)).unref();
  server.on('close', () => clearInterval(timer));
}
