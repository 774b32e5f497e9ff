import type { BaseUrls, FaceHosts } from '@janus-site/core';
import type { FormOutcome } from '@janus-site/ui/hooks/formOutcome.tsx';
import type { Shown } from './page.ts';

/** The state that the server sends with a page, so that the browser can continue from it. */
export interface PageState {
  readonly hosts: FaceHosts;
  readonly scheme: 'http' | 'https';
  readonly baseUrls: BaseUrls;
  /** The resolved address: the code that resolves addresses is needed only for the next page. */
  readonly resolution: Shown;
  /** The loaded data by serialized key. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The outcome of a form that was posted without scripts. */
  readonly outcome: FormOutcome | null;
}

/** The id of the element that holds the state; its underscore never occurs in the ids of texts. */
export const stateId = 'janus_state';

/** Returns JSON that is safe inside a script element: no `</script>`, no `<!--`. */
export function serializeState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}
