import type { IncomingMessage } from 'node:http';

/** Whether the client left before its request was complete: a failure after that is not the server's fault. */
export function hasClientLeft(request: IncomingMessage): boolean {
  return request.destroyed && !request.complete;
}
