// The thread that renders the pages of the built site; the build bundles it with its imports into one file.
import { drawInThread, machineHead } from '@janus-site/server/thread';
import { createBuiltAssets } from './document/builtAssets.ts';
import type { RendererOptions } from './document/renderer.ts';
import { createFailurePage, createRenderer } from './entryServer.tsx';

/** The data passed to the thread at its start. */
export interface ThreadData extends Omit<RendererOptions, 'fetch' | 'findParts' | 'machineHead'> {
  /** The folder of the built files. */
  readonly client: string;
}

drawInThread((data, fetch) => {
  const { client, ...site } = data as ThreadData;
  const options: RendererOptions = { ...site, fetch, machineHead, findParts: createBuiltAssets(client) };
  return { page: createRenderer(options), failurePage: createFailurePage(options) };
});
