import type { BaseUrls, FaceHosts } from '@janus-site/core';
import type { FindParts } from '../document/documentParts.ts';

export interface RendererOptions {
  /** Calls of the services, wherever they live: see `createServiceFetch`. */
  fetch: (request: Request) => Promise<Response>;
  hosts: FaceHosts;
  scheme: 'http' | 'https';
  /** Where the services live, for the browser, the server and the policy; an empty base is the page's own origin. */
  baseUrls: BaseUrls;
  findParts: FindParts;
}

export type Renderer = (request: Request) => Promise<Response>;

/** What `entryServer` is to those who load it by its address. */
export interface ServerEntry {
  createRenderer(options: RendererOptions): Renderer;
  createFailurePage(options: RendererOptions): Renderer;
}
