import type { ServerResponse } from 'node:http';

/** A response that is kept in memory and sent to many readers. */
export interface PreparedResponse {
  readonly status: 200 | 304;
  /** Alternating names and values. */
  readonly headers: readonly string[];
  /**
   * A short body is a Latin-1 string of its bytes: Node joins it to the head and passes both to the system in one piece.
   * A string of more than 16 kB, with the head, would be copied each time.
   */
  readonly body: string | Buffer;
}

/** In bytes, without the head; see docs/decisions/prepared-responses.md. */
const longestString = 14_000;

export function prepareResponse(
  status: 200 | 304,
  headers: readonly string[],
  body: Buffer = Buffer.alloc(0),
): PreparedResponse {
  return { status, headers, body: body.length > longestString ? body : body.toString('latin1') };
}

export function sendPrepared(response: ServerResponse, { status, headers, body }: PreparedResponse): void {
  response.writeHead(status, headers as string[]);
  response.end(body, 'latin1');
}
