import type { IncomingMessage, ServerResponse } from 'node:http';

/** A response that is ready for the socket. */
export interface WholeAnswer {
  readonly status: 200 | 304;
  /** Alternating names and values. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** Head and body in one piece; rebuilt when the second of its date has passed. */
  readonly piece: { second: number; bytes: Buffer };
}

const reasons = { 200: 'OK', 304: 'Not Modified' } as const;
/** The default of Node's server for idle connections. */
const keepAlive = 'Connection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\n';

export function wholeAnswer(status: 200 | 304, headers: readonly string[], body: Buffer): WholeAnswer {
  return { status, headers, body, piece: { second: 0, bytes: body } };
}

function headOf({ status, headers }: WholeAnswer, now: number): string {
  let head = `HTTP/1.1 ${status} ${reasons[status]}\r\n`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return `${head}Date: ${new Date(now).toUTCString()}\r\n${keepAlive}`;
}

function pieceOf(answer: WholeAnswer): Buffer {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  const { piece } = answer;
  if (piece.second !== second) {
    // A new buffer instead of changing the old one, which may still be on its way to a slow reader.
    piece.bytes = Buffer.concat([Buffer.from(headOf(answer, now), 'latin1'), answer.body]);
    piece.second = second;
  }
  return piece.bytes;
}

/** Node's own flags of a message: a head exists, and it is on the wire. */
interface HeadMarks {
  _header: string;
  _headerSent: boolean;
}

function staysOpen({ httpVersionMinor, headers }: IncomingMessage): boolean {
  return httpVersionMinor === 1 && (headers.connection === undefined || headers.connection === 'keep-alive');
}

/**
 * Sends head and body by one write of one prepared buffer. Node would check and join the headers of each response and
 * pass two pieces to the system: that made cached pages half as fast (0.36 of nginx against 0.57). Its two flags are
 * set as `writeHead` leaves them; `wholeAnswer.test.ts` checks this against Node on a real connection.
 */
export function sendWhole(request: IncomingMessage, response: ServerResponse, answer: WholeAnswer): void {
  if (request.method !== 'GET' || !staysOpen(request)) {
    response.writeHead(answer.status, answer.headers as string[]);
    response.end(answer.body);
    return;
  }
  response.statusCode = answer.status;
  const marks = response as unknown as HeadMarks;
  // oxlint-disable-next-line no-underscore-dangle -- Node's own property
  marks._header = 'whole';
  // oxlint-disable-next-line no-underscore-dangle -- Node's own property
  marks._headerSent = true;
  response.end(pieceOf(answer));
}
