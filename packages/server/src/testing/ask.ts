import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

/** Sends a request on a real connection with any host: `fetch` does not send a custom Host header. */
export function ask(port: number, host: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<RawResponse>((resolve, reject) => {
    const sent = request({ port, path, headers: { host, ...headers } }, (got) => {
      const pieces: Buffer[] = [];
      got.on('data', (piece: Buffer) => pieces.push(piece));
      got.on('end', () => {
        const bytes = Buffer.concat(pieces);
        resolve({ status: got.statusCode ?? 0, headers: got.headers, bytes, text: bytes.toString() });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
