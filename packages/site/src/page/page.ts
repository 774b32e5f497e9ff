import { routeRow } from '@janus-site/core';
import type { Face, Language, Resolution, RouteQuery } from '@janus-site/core';
import type { Messages } from '@lingui/core';
import { areasOf } from './areas.ts';
import { loadMessages } from './catalogues.ts';
import type { Answers } from './runLoaders.ts';
import type { LayoutPart, ScreenPart, WaitingPart } from './screenParts.ts';
import type { LayoutName, PageName } from './screens.ts';
import { layouts, loadWaiting, screens } from './screens.ts';

export type Shown = Exclude<Resolution, { kind: 'redirect' }>;

/** Everything one page needs to be drawn at once, without waiting for anything. */
export interface Page extends Answers {
  readonly resolution: Shown;
  readonly name: PageName;
  readonly face: Face;
  readonly language: Language;
  readonly layoutName: LayoutName;
  readonly params: Readonly<Record<string, string>>;
  readonly query: RouteQuery;
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
export async function loadParts(resolution: Shown): Promise<Page> {
  const name: PageName = resolution.kind === 'page' ? resolution.route : 'notFound';
  const layoutName = name === 'notFound' ? 'public' : routeRow(name).layout;
  const { face, language } = resolution;
  const [part, frame, messages, waiting] = await withCode(
    Promise.all([
      screens[name](),
      layouts[layoutName](),
      loadMessages(areasOf(layoutName, face), language),
      layoutName === 'public' ? null : loadWaiting(name, language),
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
    query: resolution.kind === 'page' ? resolution.query : {},
    part,
    frame,
    messages: { ...messages, ...waiting?.messages },
    waiting,
    data: {},
    failures: [],
  };
}
