import { routeRow } from '@janus-site/core';
import type { Api, Face, Language, Resolution } from '@janus-site/core';
import type { Messages } from '@lingui/core';
import { loadMessages } from './catalogues.ts';
import type { Answers, ReadingOptions } from './runReads.ts';
import { runReads } from './runReads.ts';
import type { LayoutName, LayoutPart, SceneName, ScreenPart } from './screens.ts';
import type { WaitingPart } from './screens.ts';
import { layouts, loadWaiting, screens } from './screens.ts';

export type Shown = Exclude<Resolution, { kind: 'redirect' }>;

/** Everything one page needs to be drawn at once, without waiting for anything. */
export interface Scene extends Answers {
  readonly resolution: Shown;
  readonly name: SceneName;
  readonly face: Face;
  readonly language: Language;
  readonly layoutName: LayoutName;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly part: ScreenPart;
  readonly frame: LayoutPart;
  /** What stands in for a page of the admin areas until it is known who is looking; others need none. */
  readonly waiting: WaitingPart | null;
  readonly messages: Messages;
}

/** The code of a screen could not be loaded: a new version is out, or there is no connection. */
export class MissingCode extends Error {}

/** Names a failure to load code, so that it can be told from a fault in the code. */
export async function withCode<T>(load: Promise<T>): Promise<T> {
  try {
    return await load;
  } catch (cause) {
    throw new MissingCode('The code of this screen could not be loaded', { cause });
  }
}

/** The code and the words of a page, without its data. */
export async function loadParts(resolution: Shown, query: URLSearchParams): Promise<Scene> {
  const name: SceneName = resolution.kind === 'page' ? resolution.route : 'notFound';
  const layoutName = name === 'notFound' ? 'public' : routeRow(name).layout;
  const { face, language } = resolution;
  const [part, frame, messages, waiting] = await withCode(
    Promise.all([
      screens[name](),
      layouts[layoutName](),
      loadMessages(layoutName, language),
      layoutName === 'public' ? null : loadWaiting(),
    ]),
  );
  const params = resolution.kind === 'page' ? resolution.params : { wanted: resolution.wanted ?? '' };
  return {
    resolution,
    name,
    face,
    language,
    layoutName,
    params,
    query,
    part,
    frame,
    messages,
    waiting,
    data: {},
    failures: [],
  };
}

/** The page that says that what an address names does not exist. */
export function whatIsMissing(resolution: Shown): Shown {
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
