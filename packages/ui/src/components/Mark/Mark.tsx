import type { Face } from '@janus-site/core';
import { halfPath, halves } from './halves.ts';
import * as styles from './Mark.css.ts';

/** The props of `Mark`. */
export interface MarkProps {
  /** The half that is lit. */
  face: Face;
  /** Height in pixels. Default 28, at most 38. */
  size?: number;
}

/** The Janus mark: two halves of one disc that look in opposite directions. The lit half is the current face. */
export function Mark({ face, size = 28 }: MarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      className={styles.mark}
    >
      <path d={halfPath(halves.portfolio)} className={face === 'portfolio' ? styles.lit : styles.quiet} />
      <path d={halfPath(halves.blog)} className={face === 'blog' ? styles.lit : styles.quiet} />
    </svg>
  );
}
