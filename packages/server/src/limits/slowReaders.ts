import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface SlowReadersOptions {
  /** Milliseconds that every response may take, and between two checks. */
  span: number;
  /** Bytes per second at which everything after `span` must be read. */
  slowest: number;
}

/** When a connection was first seen with unread bytes, and how many had been read by then. */
interface Start {
  at: number;
  bytes: number;
}

/**
 * Closes connections that read a response more slowly than real networks do: each holds memory, a file or a storage
 * connection until it ends. Checks connections rather than responses, so that a response costs nothing extra.
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

/** Returns how many written bytes the system has accepted; `bytesWritten` also counts those still queued. */
function takenBy(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength;
}
