import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds for the request of whoever has just come. */
const grace = 1000;

/**
 * Returns what bounds the end of a server: Node closes the connections that were used and waits for all others, so that
 * one on which nothing is asked, as browsers open them ahead, would hold it for ever. Requests under way have `longest`
 * milliseconds more.
 */
export function boundEnd(server: Server, longest: number): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    const dropSilent = () => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    };
    const timers = [
      setTimeout(dropSilent, grace).unref(),
      setTimeout(() => server.closeAllConnections(), longest).unref(),
    ];
    server.once('close', () => timers.forEach(clearTimeout));
  };
}
