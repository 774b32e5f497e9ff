import type { BaseUrls, FaceHosts } from '@janus-site/core';
import type { FormOutcome } from '@janus-site/ui/hooks/formOutcome.tsx';
import type { Shown } from './page.ts';

/** What the server sends along so that the browser can go on where it stopped. */
export interface PageState {
  readonly hosts: FaceHosts;
  readonly scheme: 'http' | 'https';
  readonly baseUrls: BaseUrls;
  /** What the address shows: the code that resolves addresses is needed for the next page only. */
  readonly resolution: Shown;
  /** The loaded data by serialized key. */
  readonly data: Readonly<Record<string, unknown>>;
  /** How the form that was posted without scripts ended. */
  readonly outcome: FormOutcome | null;
}

/** The id of the element that holds the state; as all of a page's own, in letters that a text's ids never have. */
export const stateId = 'janus_state';

/** JSON that may stand inside a script element: no `</script>`, no `<!--`. */
export function serializeState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}
