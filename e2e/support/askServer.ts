import { request } from 'node:http';

export interface ServerAnswer {
  status: number;
  /** Where a redirect leads. */
  to: string | undefined;
  bytes: Buffer;
  /** The bytes as text. */
  body: string;
}

/** Asks the server itself: only browsers resolve names under localhost everywhere, so the host is said aloud. */
export function askServer(port: number, face: 'portfolio' | 'blog', path: string): Promise<ServerAnswer> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, headers: { host: `${face}.localhost:${port}` } };
    request(options, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const bytes = Buffer.concat(pieces);
        const { statusCode = 0, headers } = answer;
        resolve({ status: statusCode, to: headers.location, bytes, body: bytes.toString('utf8') });
      });
    })
      .on('error', reject)
      .end();
  });
}
