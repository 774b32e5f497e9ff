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

/** What an address names and nobody has: by a read, or by a reference that no service understands. */
const missing: ReadonlySet<number> = new Set([400, 404, 422]);

/** A page with its data; null when what it is about does not exist. */
export async function loadPresent(
  resolution: Shown,
  api: Api,
  options?: ReadingOptions,
): Promise<Scene | null> {
  const scene = await loadParts(resolution);
  const { part, frame } = scene;
  const reads = [part.reads, frame.reads].flatMap((readsOf) => readsOf?.(scene) ?? []);
  const { data, failures } = await runReads(reads, api, options);
  const isMissing = failures.some((error) => error.kind === 'http' && missing.has(error.status));
  return isMissing && resolution.kind === 'page' ? null : { ...scene, data, failures };
}

/** A page with its data. A read that answers 404 makes the whole page the not-found page. */
export async function loadScene(resolution: Shown, api: Api, options?: ReadingOptions): Promise<Scene> {
  const scene = await loadPresent(resolution, api, options);
  if (scene !== null) return scene;
  const absent = whatIsMissing(resolution);
  return (await loadPresent(absent, api)) ?? loadParts(absent);
}

/** A protected page before its guard has decided: only what stands in its title. */
export async function loadShell(resolution: Shown, api: Api): Promise<Scene> {
  const scene = await loadParts(resolution);
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
