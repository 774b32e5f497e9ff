import type { CvRole } from '../content.ts';

/** Each as `#rrggbb`. */
export const colors = {
  text: '#1b1b1a',
  muted: '#57575a',
  /** Unless the owner has chosen one. */
  accent: '#1d4f91',
};

export type CvColor = keyof typeof colors;

/** The style of text; sizes in points. */
export interface Style {
  size: number;
  isBold?: boolean;
  /** The file of a fallback font. */
  lent?: string;
  color: CvColor;
  /** The colour of a link in it; by default that of the text. */
  linkColor?: CvColor;
  /** The line height, as a fraction of the size. */
  leading: number;
  /** The space above. */
  above: number;
}

/** The background of the side column: white with a trace of the accent. */
export function groundOf(accent: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));
  return `#${parts.map((part) => Math.round(255 - 0.06 * (255 - part)).toString(16)).join('')}`;
}

const small = { size: 8.25, color: 'muted', leading: 1.45 } as const;

export const styles = {
  name: { size: 21, isBold: true, color: 'text', leading: 1.25, above: 0 },
  section: { size: 11.75, isBold: true, color: 'accent', leading: 1.35, above: 15 },
  role: { size: 9.75, isBold: true, color: 'text', leading: 1.45, above: 8 },
  dates: { ...small, above: 0 },
  page: { ...small, above: 0 },
  headline: { size: 11, color: 'muted', leading: 1.4, above: 1 },
  contacts: { size: 8.75, color: 'text', linkColor: 'accent', leading: 1.5, above: 6 },
  contact: { size: 8.75, color: 'text', linkColor: 'accent', leading: 1.5, above: 2 },
  place: { size: 9.25, color: 'muted', leading: 1.45, above: 0 },
  body: { size: 9.25, color: 'text', linkColor: 'accent', leading: 1.45, above: 3 },
  line: { size: 9.25, color: 'text', linkColor: 'accent', leading: 1.45, above: 2 },
  note: { ...small, linkColor: 'accent', above: 1.5 },
} as const satisfies Readonly<Record<CvRole | 'name' | 'section' | 'role' | 'dates' | 'page', Style>>;
