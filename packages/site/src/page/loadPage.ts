import type { Api, Operation } from '@janus-site/core';
import { href } from '@janus-site/core';
import { parseKey, serializeKey } from '@janus-site/ui/hooks/serializeKey.ts';
import type { LoadingOptions } from './runLoaders.ts';
import { runLoaders } from './runLoaders.ts';
import type { Page, Shown } from './page.ts';
import { loadParts } from './page.ts';

/** Returns the not-found page for a missing item. */
function whatIsMissing(resolution: Shown): Shown {
  const { kind, face, language, domain } = resolution;
  const wanted = kind === 'page' ? Object.values(resolution.params).join() : resolution.wanted;
  return { kind: 'notFound', face, language, domain, wanted };
}

/** Statuses for an item that does not exist, or a reference that the service cannot parse. */
const missing: ReadonlySet<number> = new Set([400, 404, 422]);

/** Loads a page with its data; null if its item does not exist. */
export async function loadPresent(
  resolution: Shown,
  api: Api,
  options?: LoadingOptions,
): Promise<Page | null> {
  const page = await loadParts(resolution);
  const { part, frame } = page;
  const loaders = [part.loaders, frame.loaders].flatMap((loadersOf) => loadersOf?.(page) ?? []);
  const { data, failures } = await runLoaders(loaders, api, options);
  const isMissing =
    failures.some((error) => error.kind === 'http' && missing.has(error.status)) ||
    part.isMissing?.(page, ({ key }) => data[serializeKey(key)] as never);
  return isMissing && resolution.kind === 'page' ? null : { ...page, data, failures };
}

/** Loads a page with its data, or the not-found page if a loader or the screen reports that the item is missing. */
export async function loadPage(resolution: Shown, api: Api, options?: LoadingOptions): Promise<Page> {
  const page = await loadPresent(resolution, api, options);
  if (page !== null) return page;
  const absent = whatIsMissing(resolution);
  return (await loadPresent(absent, api)) ?? loadParts(absent);
}

/** Loads a protected page before its guard has decided, with only the data for its title. */
export async function loadShell(resolution: Shown, api: Api): Promise<Page> {
  const page = await loadParts(resolution);
  const { data } = await runLoaders(page.frame.waiting?.loaders(page) ?? [], api);
  return { ...page, data };
}

/** The reads of what a page is about. */
const subjects: readonly (string | undefined)[] = [
  'getPostBySlug',
  'getProject',
  'getProjectBySlug',
  'getSeriesBySlug',
] satisfies Operation[];

/**
 * Returns the current address of a post, a page, a project or a series that was requested by a former one
 * (docs/behaviour.md, B13), or of a project requested by its id (B47).
 */
export function presentAddress({ name, data, params, resolution }: Page): string | null {
  if (name === 'notFound') return null;
  const parameter = ['slug', 'page'].find((key) => params[key] !== undefined) ?? 'slug';
  const { language, domain } = resolution;
  for (const [key, value] of Object.entries(data)) {
    if (!subjects.includes(parseKey(key)?.[0])) continue;
    const { slug } = value as { slug?: string | null };
    if (slug && slug !== params[parameter])
      return href(name === 'home' ? 'project' : name, { params: { [parameter]: slug }, language, domain });
  }
  return null;
}
