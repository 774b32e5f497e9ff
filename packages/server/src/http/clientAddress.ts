import type { IncomingMessage } from 'node:http';
import { compile, default as proxyAddress } from '@fastify/proxy-addr';

/**
 * Finds the address of whoever asks as the framework does (`request.ip`), for requests that it never sees: what a
 * proxy says counts where the proxy is trusted.
 */
export function createClientAddress(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = trustProxy.length > 0 ? compile([...trustProxy]) : () => false;
  return (request) =>
    request.headers['x-forwarded-for'] === undefined
      ? (request.socket.remoteAddress ?? '')
      : (proxyAddress(request, isTrusted) ?? '');
}
