import type { IncomingMessage } from 'node:http';

/** Whether the client left before its request was whole: what fails then is no fault of the server. */
export function hasClientLeft(request: IncomingMessage): boolean {
  return request.destroyed && !request.complete;
}
