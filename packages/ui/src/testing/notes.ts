/**
 * What the docs page of a component says beside what it is for (`parameters.docs.description`). Sentences for people, in
 * Markdown. `npm run check -- stories` asks for the first three of each component.
 */
export interface Notes {
  /** When something else is better, and what. */
  whenNot: string;
  /** Which keys do what; for what takes no focus, that it takes none. */
  keyboard: string;
  /** What screen readers, forced colours, large letters and fingers meet. */
  accessibility: string;
  /** What it is made of, from outside in. */
  anatomy?: string;
  /** How its words are written, in each language. */
  content?: { ru: string; en: string };
}

/** Notes of a part of a page: it has one place, so nothing has to say when another part is better. */
export type PartNotes = Partial<Notes>;
