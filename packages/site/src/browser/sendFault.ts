const sent = new Set<string>();
/** A fault that comes again and again is told of once, and of one document not more than these. */
const most = 5;

/** Sends a fault to the server's log: where it was and what it says, without the query, which may hold a secret. */
export function sendFault(error: unknown, components: string): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (sent.has(message) || sent.size >= most) return;
  sent.add(message);
  const report = {
    page: location.pathname,
    message: message.slice(0, 500),
    stack: stack.slice(0, 4000),
    components: components.slice(0, 2000),
  };
  navigator.sendBeacon('/api/faults', JSON.stringify(report));
}
