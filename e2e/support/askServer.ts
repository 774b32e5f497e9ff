import { request } from 'node:http';

export interface ServerAnswer {
  status: number;
  /** Where a redirect leads. */
  to: string | undefined;
  body: string;
}

/** Asks the server itself: only browsers resolve names under localhost everywhere, so the host is said aloud. */
export function askServer(port: number, face: 'portfolio' | 'blog', path: string): Promise<ServerAnswer> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, headers: { host: `${face}.localhost:${port}` } };
    request(options, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (body += piece));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, to: answer.headers.location, body }));
    })
      .on('error', reject)
      .end();
  });
}
