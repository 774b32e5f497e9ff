import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Served {
  port: number;
  ask(path: string, headers?: Record<string, string>, method?: string, body?: string): Promise<Answer>;
}

/** Serves a listener on a real connection for one test, which checks what is on the wire. */
export async function serveOn(listener: RequestListener): Promise<Served> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    ask: (path, headers = {}, method = 'GET', body = '') =>
      new Promise((resolve, reject) => {
        const options = {
          port,
          path,
          method,
          headers: { host: 'me.example', connection: 'keep-alive', ...headers },
        };
        const sent = httpRequest(options, (got) => {
          const pieces: Buffer[] = [];
          got.on('data', (piece: Buffer) => pieces.push(piece));
          got.on('end', () =>
            resolve({ status: got.statusCode ?? 0, headers: got.headers, body: Buffer.concat(pieces) }),
          );
        });
        sent.on('error', reject);
        sent.end(body);
      }),
  };
}
