import type { BaseUrls, FaceHosts } from '@janus-site/core';
import type { FindParts } from './documentParts.ts';

export interface RendererOptions {
  /** Calls of the services without a socket. */
  fetch: (request: Request) => Promise<Response>;
  hosts: FaceHosts;
  scheme: 'http' | 'https';
  /** The bases that the browser uses; the server reads through `fetch`. */
  baseUrls: BaseUrls;
  findParts: FindParts;
}

export type Renderer = (request: Request) => Promise<Response>;

/** What `entryServer` is to those who load it by its address. */
export interface ServerEntry {
  createRenderer(options: RendererOptions): Renderer;
  createFailurePage(options: RendererOptions): Renderer;
}
