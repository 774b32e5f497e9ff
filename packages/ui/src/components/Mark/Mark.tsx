import type { Face } from '@janus-site/core';
import * as styles from './Mark.css.ts';

export interface MarkProps {
  /** Which of the two profiles is lit. */
  face: Face;
  /** Height in pixels. Default 28, at most 38. */
  size?: number;
}

const left = 'M15 3C9 3 5 7.2 4.7 12.5L2 18.2c-.3.7.1 1.3.8 1.3h2v3.7C4.8 25.3 6.5 27 8.6 27H10v3h5z';

/** The Janus mark: one head, two profiles, back to back; the lit one looks at the visitor's side. */
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
      <path d={left} className={face === 'portfolio' ? styles.lit : styles.quiet} />
      <path
        d={left}
        transform="matrix(-1 0 0 1 32 0)"
        className={face === 'blog' ? styles.lit : styles.quiet}
      />
    </svg>
  );
}
