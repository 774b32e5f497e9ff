// The thread that draws the pages of the built site; the build makes one file of it and all that it imports.
import { drawInThread, machineHead } from '@janus-site/server/thread';
import { createBuiltAssets } from './document/builtAssets.ts';
import type { RendererOptions } from './document/renderer.ts';
import { createFailurePage, createRenderer } from './entryServer.tsx';

/** What the thread is told when it starts. */
export interface ThreadData extends Omit<RendererOptions, 'fetch' | 'findParts' | 'machineHead'> {
  /** The folder of the built files. */
  readonly client: string;
}

drawInThread((data, fetch) => {
  const { client, ...site } = data as ThreadData;
  const options: RendererOptions = { ...site, fetch, machineHead, findParts: createBuiltAssets(client) };
  return { page: createRenderer(options), failurePage: createFailurePage(options) };
});
