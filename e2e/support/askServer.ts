import { request } from 'node:http';

export interface ServerAnswer {
  status: number;
  /** The target of a redirect. */
  to: string | undefined;
  bytes: Buffer;
  /** The bytes as text. */
  body: string;
}

/** Sends a request with an explicit host, because only browsers resolve names under localhost everywhere. */
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
