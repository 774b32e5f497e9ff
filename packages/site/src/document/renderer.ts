import type { BaseUrls, FaceHosts } from '@janus-site/core';
import type { DescribedPage } from '@janus-site/server';
import type { FindParts } from './documentParts.ts';

export type Renderer = (request: Request) => Promise<Response>;

export interface RendererOptions {
  /** Sends requests to the services, on any host. */
  fetch: Renderer;
  hosts: FaceHosts;
  scheme: 'http' | 'https';
  /** The services' addresses for the browser, the server and the policy; an empty one means the page's own origin. */
  baseUrls: BaseUrls;
  findParts: FindParts;
  /** Returns the part of a page's head that only machines read, as HTML. */
  machineHead(page: DescribedPage): string;
}
