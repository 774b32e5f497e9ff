import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  /** 0 when nothing that looks like a response came. */
  status: number;
  head: string;
  body: string;
  /** Whether the other side closed within the bound. */
  isClosed: boolean;
  seconds: number;
}

function parse(bytes: string, isClosed: boolean, started: number): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  const head = end < 0 ? bytes : bytes.slice(0, end);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  return {
    status,
    head: head.toLowerCase(),
    body: end < 0 ? '' : bytes.slice(end + 4),
    isClosed,
    seconds: (performance.now() - started) / 1000,
  };
}

/** Writes raw bytes, then reads until the other side closes or the bound has passed. */
export function sendRaw(
  port: number,
  write: string | Buffer | ((socket: Socket) => void),
  bound = 5000,
): Promise<RawAnswer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let bytes = '';
    const finish = (isClosed: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(parse(bytes, isClosed, started));
    };
    const timer = setTimeout(() => finish(false), bound);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      bytes += text;
    });
    // a reset also counts as closing
    socket.on('error', () => undefined);
    socket.on('close', () => finish(true));
    socket.on('connect', () => {
      if (typeof write === 'function') write(socket);
      else socket.write(write);
    });
  });
}

/** A minimal request; the connection closes after the response. */
export function request(method: string, target: string, headers: readonly string[] = [], body = ''): string {
  const hasHost = headers.some((line) => /^host:/i.test(line));
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(hasHost ? [] : ['Host: portfolio.localhost']),
    'Connection: close',
    ...headers,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

export function portOf(address: string): number {
  return Number(new URL(address).port);
}
