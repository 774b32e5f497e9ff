import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { Exchange } from './exchange.ts';
import { giveWay } from './giveWay.ts';
import type { Drawing, Renderer } from './pageThread.ts';

/** Draws what the main thread requests; `create` receives the thread's data and the main thread's services. */
export function drawInThread(
  create: (data: unknown, fetch: Renderer) => Readonly<Record<Drawing, Renderer>>,
): void {
  if (!parentPort) throw new Error('This file runs as a worker thread.');
  giveWay();
  // a page's reads belong to the trace of the request for it
  const trace = new AsyncLocalStorage<string | null>();
  const renderers = create(workerData, (request) => {
    const parent = trace.getStore() ?? null;
    if (parent !== null) request.headers.set('traceparent', parent);
    return exchange.ask('services', request);
  });
  const exchange = new Exchange<'services', Drawing>(parentPort, (to, request) =>
    trace.run(request.headers.get('traceparent'), () => renderers[to](request)),
  );
}
