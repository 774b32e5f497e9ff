import type { Face } from '@janus-site/core';
import { Mark } from '../../components/Mark/Mark.tsx';
import * as styles from './LogoSample.css.ts';
import type { LogoValue } from './siteValues.ts';

export interface LogoSampleProps {
  face: Face;
  /** As in the form; what is empty is the mark. */
  logo: LogoValue;
  /** In pixels. */
  size?: number;
}

/** The logo of the form as visitors will see it. Silent: the name stands beside it. */
export function LogoSample({ face, logo: { kind, letters, picture }, size = 28 }: LogoSampleProps) {
  const shown = letters.trim();
  if (kind === 'letters' && shown) {
    const fontSize = size * (shown.length > 1 ? 0.5 : 0.62);
    return (
      <span
        aria-hidden="true"
        className={styles.letters}
        style={{ inlineSize: size, blockSize: size, fontSize }}
      >
        {shown}
      </span>
    );
  }
  if (kind === 'picture' && picture)
    return <img src={picture} alt="" width={size} height={size} className={styles.picture} />;
  return <Mark face={face} size={size} />;
}
