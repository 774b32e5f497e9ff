import { parentPort, workerData } from 'node:worker_threads';
import { Exchange } from './exchange.ts';
import { giveWay } from './giveWay.ts';
import type { Drawing, Renderer } from './pageThread.ts';

/** Draws what the main thread asks this one for; `create` gets what the thread was told, and the main one's services. */
export function drawInThread(
  create: (data: unknown, fetch: Renderer) => Readonly<Record<Drawing, Renderer>>,
): void {
  if (!parentPort) throw new Error('This file runs as a worker thread.');
  giveWay();
  const renderers = create(workerData, (request) => exchange.ask('services', request));
  const exchange = new Exchange<'services', Drawing>(parentPort, (to, request) => renderers[to](request));
}
