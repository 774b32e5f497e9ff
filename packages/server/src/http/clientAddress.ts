import type { IncomingMessage } from 'node:http';
import { compile, default as proxyAddress } from '@fastify/proxy-addr';

/**
 * Finds the client's address as the framework does (`request.ip`), for requests the framework never sees: a proxy's
 * headers count where the proxy is trusted.
 */
export function createClientAddress(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = trustProxy.length > 0 ? compile([...trustProxy]) : () => false;
  return (request) =>
    request.headers['x-forwarded-for'] === undefined
      ? (request.socket.remoteAddress ?? '')
      : (proxyAddress(request, isTrusted) ?? '');
}
