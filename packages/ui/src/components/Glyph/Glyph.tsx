import { glyph } from './Glyph.css.ts';

/** The shapes of the admin area's icons on a 24 by 24 grid, drawn with one stroke. */
const shapes = {
  alert:
    'M12 9v4m0 4h.01M10.3 3.9 2.4 17.6A2 2 0 0 0 4.1 20.6h15.8a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z',
  archive: 'M3 4h18v4H3zM5 8v12h14V8M10 12h4',
  arrowLeft: 'M19 12H5m7 7-7-7 7-7',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z',
  briefcase: 'M3 8h18v12H3zM8 8V5h8v3M3 13h18',
  calendar: 'M4 5h16v16H4zM4 10h16M8 3v4m8-4v4',
  check: 'm5 12 5 5L20 7',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 6-6 6 6 6',
  chevronRight: 'm9 6 6 6-6 6',
  chevronUp: 'm6 15 6-6 6 6',
  clock: 'M12 7v5l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  close: 'M6 6l12 12M18 6 6 18',
  code: 'm8 8-5 4 5 4m8-8 5 4-5 4m-3-11-4 14',
  copy: 'M9 9h12v12H9zM5 15H3V3h12v2',
  external: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'm3 3 18 18M10.6 5.2A10 10 0 0 1 12 5c6 0 10 7 10 7a18 18 0 0 1-3 3.6M6.6 6.7C3.7 8.6 2 12 2 12s4 7 10 7a10 10 0 0 0 5.3-1.600M9.9 9.900a3 3 0 0 0 4.2 4.2',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5',
  folder: 'M3 6h7l2 3h9v11H3z',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  hash: 'M9 4 7 20M17 4l-2 16M4 9h16M4 15h16',
  heading: 'M6 5v14M18 5v14M6 12h12',
  image: 'M4 5h16v14H4zm0 12 5-5 4 4 3-3 4 4M15.5 9.500h.01',
  inbox: 'M4 5h16l1.5 9v5h-19v-5zM2.5 14H8l1.5 2.500h5L16 14h5.5',
  info: 'M12 11v5m0-8h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  italic: 'M10 5h8M6 19h8M14 5l-4 14',
  key: 'M14 10l7-7m-3 3 2 2M14.5 15a5 5 0 1 1-5-5 5 5 0 0 1 5 5Z',
  link: 'M10 14a4 4 0 0 0 6 .500l3-3a4 4 0 0 0-6-6l-1 1m2 3.500a4 4 0 0 0-6-.500l-3 3a4 4 0 0 0 6 6l1-1',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  logout: 'M10 4H4v16h6m5-4 4-4-4-4m4 4H9',
  mail: 'M3 5h18v14H3zm0 2 9 6 9-6',
  menu: 'M4 6h16M4 12h16M4 18h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pencil: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  pin: 'M12 16v5M8 3h8l-1 7 3 3v3H6v-3l3-3z',
  play: 'M7 4l13 8-13 8z',
  plus: 'M12 5v14M5 12h14',
  quote: 'M5 5v14M10 8h10M10 12h10M10 16h6',
  refresh: 'M20 5v5h-5M4 19v-5h5M19 10a8 8 0 0 0-14-3M5 14a8 8 0 0 0 14 3',
  search: 'M16 16l5 5m-3-10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  sidebar: 'M4 5h16v14H4zM10 5v14',
  sidebarRight: 'M4 5h16v14H4zM14 5v14',
  star: 'm12 4 2.5 5.2 5.5.700-4 3.9 1 5.7-5-2.8-5 2.8 1-5.7-4-3.9 5.5-.700z',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5m4-5v5',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  upload: 'M12 16V4m-5 5 5-5 5 5M4 16v4h16v-4',
  user: 'M4 21c0-4 3.5-6 8-6s8 2 8 6M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
  users:
    'M2 20c0-3.5 3-5.5 7-5.500s7 2 7 5.500M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm7-7.500a4 4 0 0 1 0 7M18 15c2.5.700 4 2.4 4 5',
} as const;

/** The name of a `Glyph`. */
export type GlyphName = keyof typeof shapes;
export const glyphNames = Object.keys(shapes) as GlyphName[];

/** The props of `Glyph`. */
export interface GlyphProps {
  /** The name of the icon. */
  name: GlyphName;
  /** Side in pixels; 18 by default. */
  size?: number;
}

/** A decorative icon. The text next to it, or the label of its button, carries the meaning. */
export function Glyph({ name, size = 18 }: GlyphProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={glyph}
    >
      <path
        d={shapes[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'grip' || name === 'more' ? 2.6 : 1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
