import type { Language } from '@janus-site/core';

/** How much of a row the reader may see. */
export interface View {
  /** Only this translation, or the other one if it is missing. */
  language?: Language;
  /** Whether to include Markdown, for editors. */
  withSource: boolean;
  /** Whether to include the long text of a page, for a single item. */
  withBody?: boolean;
}

/** The view that an editor gets in response to a write. */
export const wholeView: View = { withSource: true };

/** More items than a list may have: a reorder responds with all of them. */
export const longestOrder = 1000;
