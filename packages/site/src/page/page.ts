import { routeRow } from '@janus-site/core';
import type { Face, Language, Resolution, RouteQuery } from '@janus-site/core';
import type { Messages } from '@lingui/core';
import { areasOf } from './areas.ts';
import { loadMessages } from './catalogues.ts';
import { lazy } from './lazy.ts';
import type { LayoutName, PageName } from './routes.ts';
import { layouts, loadScreen } from './routes.ts';
import type { LoadedData } from './runLoaders.ts';
import type { LayoutPart, ScreenPart } from './screenParts.ts';

export type Shown = Exclude<Resolution, { kind: 'redirect' }>;

/** Everything needed to render a page without waiting. */
export interface Page extends LoadedData {
  readonly resolution: Shown;
  readonly name: PageName;
  readonly face: Face;
  readonly language: Language;
  readonly layoutName: LayoutName;
  readonly params: Readonly<Record<string, string>>;
  readonly query: RouteQuery;
  readonly part: ScreenPart;
  readonly frame: LayoutPart;
  readonly messages: Messages;
}

/** Loads the code and the texts of a page, without its data. */
export async function loadParts(resolution: Shown): Promise<Page> {
  const name: PageName = resolution.kind === 'page' ? resolution.route : 'notFound';
  const layoutName = name === 'notFound' ? 'public' : routeRow(name).layout;
  const { face, language } = resolution;
  const loadFrame = async () => {
    const frame = await layouts[layoutName]();
    return { frame, words: (await frame.loadMessages?.(name, language)) ?? [] };
  };
  // Texts that fail to load count as missing code too.
  const load = lazy(() =>
    Promise.all([loadScreen(name), loadFrame(), loadMessages(areasOf(name, layoutName, face), language)]),
  );
  const [part, { frame, words }, messages] = await load();
  return {
    resolution,
    name,
    face,
    language,
    layoutName,
    params: resolution.kind === 'page' ? resolution.params : { wanted: resolution.wanted ?? '' },
    query: resolution.kind === 'page' ? resolution.query : {},
    part,
    frame,
    messages: Object.assign({}, messages, ...words) as Messages,
    data: {},
    failures: [],
  };
}
