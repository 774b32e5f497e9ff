import type { Api } from '@janus-site/core';
import { href } from '@janus-site/core';
import { serializeKey } from '@janus-site/ui/hooks/serializeKey.ts';
import type { LoadingOptions } from './runLoaders.ts';
import { runLoaders } from './runLoaders.ts';
import type { Page, Shown } from './page.ts';
import { loadParts } from './page.ts';

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

/** A page with its data. A read that answers 404, or a screen that finds nothing in its data, makes the whole page the not-found page. */
export async function loadPage(resolution: Shown, api: Api, options?: LoadingOptions): Promise<Page> {
  const page = await loadPresent(resolution, api, options);
  if (page !== null) return page;
  const absent = whatIsMissing(resolution);
  return (await loadPresent(absent, api)) ?? loadParts(absent);
}

/** A protected page before its guard has decided: only what stands in its title. */
export async function loadShell(resolution: Shown, api: Api): Promise<Page> {
  const page = await loadParts(resolution);
  const { data } = await runLoaders(page.frame.waiting?.loaders(page) ?? [], api);
  return { ...page, data };
}

/**
 * The present address of a post, a page, a project or a series that was requested by a former one (docs/behaviour.md, B13), or of
 * a project by its id (B47).
 */
export function presentAddress({ name, data, params, resolution }: Page): string | null {
  const parameter = ['slug', 'page'].find((key) => params[key] !== undefined) ?? 'slug';
  if (name === 'notFound') return null;
  const { language, domain } = resolution;
  for (const [key, value] of Object.entries(data)) {
    if (!/^\["get(?:Post|Project|Series)/.test(key)) continue;
    const slug = (value as { slug?: unknown }).slug;
    if (typeof slug === 'string' && slug !== params[parameter])
      return href(name === 'home' ? 'project' : name, { params: { [parameter]: slug }, language, domain });
  }
  return null;
}
