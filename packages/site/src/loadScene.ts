import type { Api } from '@janus-site/core';
import type { ReadingOptions } from './runReads.ts';
import { runReads } from './runReads.ts';
import type { Scene, Shown } from './scene.ts';
import { loadParts } from './scene.ts';

/** The page that says that what an address names does not exist. */
function whatIsMissing(resolution: Shown): Shown {
  const { kind, face, language, domain } = resolution;
  const wanted = kind === 'page' ? Object.values(resolution.params).join() : resolution.wanted;
  return { kind: 'notFound', face, language, domain, wanted };
}

/** A page with its data. A read that answers 404 makes the whole page the not-found page. */
export async function loadScene(
  resolution: Shown,
  query: URLSearchParams,
  api: Api,
  options?: ReadingOptions,
): Promise<Scene> {
  const scene = await loadParts(resolution, query);
  const { part, frame } = scene;
  const reads = [part.reads, frame.reads].flatMap((readsOf) => readsOf?.(scene) ?? []);
  const { data, failures } = await runReads(reads, api, options);
  const isMissing = failures.some((error) => error.kind === 'http' && error.status === 404);
  if (isMissing && resolution.kind === 'page') return loadScene(whatIsMissing(resolution), query, api);
  return { ...scene, data, failures };
}

/** A protected page before its guard has decided: only what stands in its title. */
export async function loadShell(resolution: Shown, query: URLSearchParams, api: Api): Promise<Scene> {
  const scene = await loadParts(resolution, query);
  const { data } = await runReads(scene.waiting?.reads(scene) ?? [], api);
  return { ...scene, data };
}

/** The address of the post's present slug, when the page was asked for by a former one (product.md, Entities). */
export function formerSlug(scene: Scene): string | null {
  if (scene.name !== 'post') return null;
  for (const [key, value] of Object.entries(scene.data)) {
    if (!key.startsWith('["getPost')) continue;
    const slug = (value as { slug?: unknown }).slug;
    if (typeof slug === 'string' && slug !== scene.params['slug']) return slug;
  }
  return null;
}
