import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds for a client that has just connected to send its request. */
const grace = 1000;

/** Milliseconds; less than the 30 seconds after which systemd and others kill a process. */
const longestEnd = 15_000;

/**
 * Returns a function that bounds how long a server takes to close. Node closes used connections that are idle and waits
 * for all others, so one without any request, as browsers open in advance, would hold it forever. Requests under way
 * get `longest` milliseconds more, and never so much that other steps of an end would be lost.
 */
export function boundShutdown(server: Server, longest: number): () => void {
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
      setTimeout(() => server.closeAllConnections(), Math.min(longest, longestEnd)).unref(),
    ];
    server.once('close', () => timers.forEach(clearTimeout));
  };
}
