import type { Server, ServerResponse } from 'node:http';

export interface SlowReadersOptions {
  /** Milliseconds that every answer may take, and between two looks. */
  span: number;
  /** Bytes a second that what is beyond must be taken at. */
  slowest: number;
}

/** When an answer began, and what its connection had been given by then. */
interface Start {
  at: number;
  bytes: number;
}

/**
 * Closes connections that take an answer slower than networks do: each holds memory, a file or a place in the storage
 * until it is over.
 */
export function cutSlowReaders(server: Server, { span, slowest }: SlowReadersOptions): void {
  const open = new Map<ServerResponse, Start>();

  server.on('request', ({ socket }, response) => {
    open.set(response, { at: performance.now(), bytes: socket.bytesWritten });
    response.on('close', () => open.delete(response));
  });

  function look(): void {
    for (const [response, start] of open) {
      const { socket } = response;
      if (!socket || socket.writableLength === 0) continue;
      const allowed = span + ((socket.bytesWritten - start.bytes) / slowest) * 1000;
      if (performance.now() - start.at > allowed) socket.destroy();
    }
  }

  const timer = setInterval(look, span).unref();
  server.on('close', () => clearInterval(timer));
}
