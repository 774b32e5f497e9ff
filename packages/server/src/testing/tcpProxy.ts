import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** `silent` accepts and keeps connections, and passes nothing on, of those that are open either. */
  behave(manner: 'pass' | 'silent'): void;
  /** Milliseconds that each piece of an answer is held back. */
  slowDown(milliseconds: number): void;
  /** Cuts every connection as a cable does: by a reset. */
  reset(): void;
  close(): Promise<void>;
}

/** A cable between two programs of this machine that can be cut, slowed down and muted. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  let delay = 0;

  function link(from: Socket, to: Socket): void {
    from.on('data', (piece) => {
      if (isSilent) return;
      if (delay === 0) to.write(piece);
      else setTimeout(() => void (to.writable && to.write(piece)), delay);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    sockets.add(from);
  }

  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    link(client, upstream);
    link(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function reset(): void {
    for (const socket of sockets) socket.resetAndDestroy();
  }
  return {
    port: (server.address() as AddressInfo).port,
    behave(manner) {
      // what was swallowed cannot be made good: such connections end with the silence
      if (isSilent && manner === 'pass') reset();
      isSilent = manner === 'silent';
    },
    slowDown(milliseconds) {
      delay = milliseconds;
    },
    reset,
    close() {
      reset();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
