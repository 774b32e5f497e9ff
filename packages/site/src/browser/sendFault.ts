const sent = new Set<string>();
/** A repeated error is reported once, and a document reports at most this many. */
const most = 5;

/** Sends an error to the server's log with its message and the path, but not the query, which may contain a secret. */
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
