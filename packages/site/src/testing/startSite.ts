import { machineHead, type Files, type Settings } from '@janus-site/server';
import { serveSite, type ServedSite } from '@janus-site/server/testing';
import { createRenderer } from '../entryServer.tsx';
import { look } from '../start/look.ts';

export type StartedSite = ServedSite;

/** Draws pages as the product does, without the files of a build. */
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

/** The whole site on a port of its own: pages as the product renders them, without the files of a build but those given. */
export async function startSite(overrides: Partial<Settings> = {}, assets?: Files): Promise<StartedSite> {
  return serveSite(overrides, (server, { hosts, originScheme: scheme }) => ({
    look,
    ...(assets && { assets }),
    pages: rendererOf({ fetch: (request) => server().fetch(request), hosts, scheme }),
  }));
}
