import type { Site } from '@janus-site/core';
import * as styles from './OwnLogo.css.ts';

export interface OwnLogoProps {
  logo: { letters: string } | Pick<Extract<Site['logo'], { picture: string }>, 'picture'>;
  /** In pixels. */
  size: number;
}

/** The owner's logo, in place of the Janus mark. Hidden from screen readers: the name is next to it. */
export function OwnLogo({ logo, size }: OwnLogoProps) {
  if ('picture' in logo)
    return <img src={logo.picture} alt="" width={size} height={size} className={styles.picture} />;
  const { letters } = logo;
  return (
    <span
      aria-hidden="true"
      className={styles.letters}
      style={{ inlineSize: size, fontSize: size * (letters.length > 1 ? 0.5 : 0.62) }}
    >
      {letters}
    </span>
  );
}
