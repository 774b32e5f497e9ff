import { connect, type Socket } from 'node:net';
import { checkedAddresses, lookupOf, type OutsideOptions } from './checkedAddresses.ts';

/** Connects to a user-supplied host, at a checked address; the signal also ends the connection. */
export async function connectOutside(
  { host, port }: { host: string; port: number },
  signal: AbortSignal,
  options: OutsideOptions = {},
): Promise<Socket> {
  const addresses = await checkedAddresses(host, signal, options);
  const socket = connect({ host, port, lookup: lookupOf(addresses), signal });
  return new Promise((done, fail) => {
    socket.once('error', fail);
    socket.once('connect', () => {
      // the caller adds its own listener a moment later
      socket.on('error', () => undefined);
      done(socket);
    });
  });
}
