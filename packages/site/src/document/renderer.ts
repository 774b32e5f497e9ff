import type { BaseUrls, FaceHosts } from '@janus-site/core';
import type { DescribedPage } from '@janus-site/server';
import type { FindParts } from './documentParts.ts';

export type Renderer = (request: Request) => Promise<Response>;

export interface RendererOptions {
  /** Calls of the services, wherever they live. */
  fetch: Renderer;
  hosts: FaceHosts;
  scheme: 'http' | 'https';
  /** Where the services live, for the browser, the server and the policy; an empty base is the page's own origin. */
  baseUrls: BaseUrls;
  findParts: FindParts;
  /** The part of a page's head that only machines read, as HTML. */
  machineHead(page: DescribedPage): string;
}
