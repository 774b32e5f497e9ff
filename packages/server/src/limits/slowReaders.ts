import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface SlowReadersOptions {
  /** Milliseconds that every answer may take, and between two looks. */
  span: number;
  /** Bytes a second that what is beyond must be taken at. */
  slowest: number;
}

/** When a connection was first seen with bytes that wait for its reader, and what it had taken by then. */
interface Start {
  at: number;
  bytes: number;
}

/**
 * Closes connections that take an answer slower than networks do: each holds memory, a file or a place in the storage
 * until it is over. It looks at connections and not at answers, so that an answer costs nothing.
 */
export function cutSlowReaders(server: Server, { span, slowest }: SlowReadersOptions): void {
  const open = new Map<Socket, Start | null>();

  server.on('connection', (socket) => {
    open.set(socket, null);
    socket.once('close', () => open.delete(socket));
  });

  function look(): void {
    const now = performance.now();
    for (const [socket, start] of open) {
      if (socket.writableLength === 0) open.set(socket, null);
      else if (start === null) open.set(socket, { at: now, bytes: takenBy(socket) });
      else if (now - start.at > span + ((takenBy(socket) - start.bytes) / slowest) * 1000) socket.destroy();
    }
  }

  const timer = setInterval(look, span).unref();
  server.on('close', () => clearInterval(timer));
}

/** Returns the bytes that the system has taken of what was written; `bytesWritten` counts those that wait too. */
function takenBy(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength;
}
