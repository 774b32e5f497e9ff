import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** `silent` accepts and keeps connections, but passes nothing on, not even for open ones. */
  behave(manner: 'pass' | 'silent'): void;
  /** Delays each piece of a response by this many milliseconds. */
  slowDown(milliseconds: number): void;
  /** Cuts every connection like a broken cable: by a reset. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts a proxy between two local programs that can be cut, slowed down and silenced. */
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
      // dropped data cannot be recovered, so such connections are reset when the silence ends
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
