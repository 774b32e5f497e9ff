/**
 * The sections of a component's docs page besides its purpose (`parameters.docs.description`). Sentences for people, in
 * Markdown. `npm run check -- stories` requires the first three of each component.
 */
export interface Notes {
  /** When another component is better, and which. */
  whenNot: string;
  /** Which keys do what; or that it takes no focus. */
  keyboard: string;
  /** Its behaviour with screen readers, forced colours, large text and touch. */
  accessibility: string;
  /** Its parts, from outside in. */
  anatomy?: string;
  /** How its texts are written, in each language. */
  content?: { ru: string; en: string };
}

/** The notes of a part of a page: it has only one place, so they need not name a better part. */
export type PartNotes = Partial<Notes>;
