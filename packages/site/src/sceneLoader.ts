import { resolve } from '@janus-site/core';
import type { Api, FaceHosts } from '@janus-site/core';
import { loadScene } from './loadScene.ts';
import type { ReadingOptions } from './runReads.ts';
import type { Scene, Shown } from './scene.ts';

export interface SceneLoader {
  /** What an address shows: the same code as on the server. A redirect is an address. */
  resolve(address: string): Shown | { kind: 'redirect'; to: string };
  load(address: string, resolution: Shown, options?: ReadingOptions): Promise<Scene>;
  /** Begins to load what a link under the pointer leads to. */
  prefetch(address: string, known?: ReadingOptions['known']): void;
}

/** How long what was loaded for a link under the pointer serves the click. */
const prefetchedFor = 10_000;

export interface SceneLoaderOptions {
  host: string;
  hosts: FaceHosts;
  api: Api;
  now?: () => number;
}

/** Splits an address of this host into what `resolve` takes. */
function splitAddress(address: string): { path: string; search: string } {
  const [path = '/', search = ''] = (address.split('#')[0] ?? '/').split(/\?(.*)/s);
  return { path, search };
}

export function createSceneLoader({ host, hosts, api, now = Date.now }: SceneLoaderOptions): SceneLoader {
  const ahead = new Map<string, { since: number; scene: Promise<Scene> }>();

  function settle(address: string): ReturnType<SceneLoader['resolve']> {
    return resolve({ host, ...splitAddress(address) }, hosts);
  }

  return {
    resolve: settle,
    load(address, resolution, options) {
      const begun = ahead.get(address);
      ahead.clear();
      if (begun !== undefined && now() - begun.since < prefetchedFor) return begun.scene;
      return loadScene(resolution, api, options);
    },
    prefetch(address, known) {
      const bare = address.split('#')[0] ?? address;
      const begun = ahead.get(bare);
      if (begun !== undefined && now() - begun.since < prefetchedFor) return;
      const resolution = settle(bare);
      if (resolution.kind === 'redirect') return;
      const scene = loadScene(resolution, api, { known });
      scene.catch(() => ahead.delete(bare));
      ahead.set(bare, { since: now(), scene });
    },
  };
}
