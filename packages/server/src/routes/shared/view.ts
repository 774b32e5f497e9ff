import type { Language } from '@janus-site/core';

/** How much of a row its reader may see. */
export interface View {
  /** Only this translation, or the other one where it is missing. */
  language?: Language;
  /** Markdown is for those who edit it. */
  withSource: boolean;
  /** The long text of a page, where it is the one item that is asked for. */
  withBody?: boolean;
}

/** What an editor gets back from a write. */
export const wholeView: View = { withSource: true };

/** More items than a list may have: a reorder answers with all of them. */
export const longestOrder = 1000;
