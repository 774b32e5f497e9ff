import { machineHead, type Files, type Settings } from '@janus-site/server';
import { serveSite, type ServedSite } from '@janus-site/server/testing';
import { createRenderer } from '../entryServer.tsx';
import { look } from '../start/look.ts';

export type StartedSite = ServedSite;

/** Creates the product's renderer, without the files of a build. */
export function rendererOf(
  options: Pick<Parameters<typeof createRenderer>[0], 'fetch' | 'hosts' | 'scheme'>,
) {
  return createRenderer({
    ...options,
    machineHead,
    baseUrls: { auth: '', portfolio: '' },
    findParts: () => ({ styles: [], entry: '/entry.js', preloads: [], fonts: [] }),
  });
}

/** Starts the whole site on its own port: the product's pages, without a build's files except the given ones. */
export async function startSite(overrides: Partial<Settings> = {}, assets?: Files): Promise<StartedSite> {
  return serveSite(overrides, (server, { hosts, originScheme: scheme }) => ({
    look,
    ...(assets && { assets }),
    pages: rendererOf({ fetch: (request) => server().fetch(request), hosts, scheme }),
  }));
}
