import type { CvRole } from '../content.ts';

/** How letters look; sizes in points. */
export interface Style {
  size: number;
  isBold?: boolean;
  color: string;
  /** Of a link in it; without, it looks as what stands around it. */
  linkColor?: string;
  /** From line to line, in parts of the size. */
  leading: number;
  /** The space above. */
  above: number;
}

const text = '#1b1b1a';
const muted = '#57575a';
const blue = '#1d4f91';
export const band = '#f1f4f8';

const small = { size: 8.25, color: muted, leading: 1.45 };

export const styles = {
  name: { size: 21, isBold: true, color: text, leading: 1.25, above: 0 },
  section: { size: 11.75, isBold: true, color: blue, leading: 1.35, above: 15 },
  role: { size: 9.75, isBold: true, color: text, leading: 1.45, above: 8 },
  dates: { ...small, above: 0 },
  page: { ...small, above: 0 },
  headline: { size: 11, color: muted, leading: 1.4, above: 1 },
  contacts: { size: 8.75, color: text, linkColor: blue, leading: 1.5, above: 6 },
  contact: { size: 8.75, color: text, linkColor: blue, leading: 1.5, above: 2 },
  place: { size: 9.25, color: muted, leading: 1.45, above: 0 },
  body: { size: 9.25, color: text, linkColor: blue, leading: 1.45, above: 3 },
  line: { size: 9.25, color: text, linkColor: blue, leading: 1.45, above: 2 },
  note: { ...small, linkColor: blue, above: 1.5 },
} as const satisfies Readonly<Record<CvRole | 'name' | 'section' | 'role' | 'dates' | 'page', Style>>;
