// The thread that draws the pages of the built site; the build makes one file of it and all that it imports.
import { parentPort, workerData } from 'node:worker_threads';
import { createBuiltAssets } from '../document/builtAssets.ts';
import { createFailurePage, createRenderer } from '../entryServer.tsx';
import type { RendererOptions } from './renderer.ts';
import { Exchange } from './exchange.ts';
import { giveWay } from './giveWay.ts';
import type { Drawing, ThreadData } from './renderThread.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

giveWay();
const { client, ...site } = workerData as ThreadData;
const options: RendererOptions = {
  ...site,
  findParts: createBuiltAssets(client),
  fetch: (request) => exchange.ask('services', request),
};
const renderers = { page: createRenderer(options), failurePage: createFailurePage(options) };
const exchange = new Exchange<'services', Drawing>(port, (to, request) => renderers[to](request));
