import type { Site } from '@janus-site/core';
import { Mark } from '../../components/Mark/Mark.tsx';
import { usePage } from '../../hooks/page.ts';
import { OwnLogo } from '../shared/OwnLogo.tsx';
import * as styles from './AdminLayout.css.ts';

export interface BarLogoProps {
  /** What is set now; the document may have come with another logo in its styles. */
  site: Site | undefined;
}

/** The logo of the bar, as it was saved last. */
export function BarLogo({ site }: BarLogoProps) {
  const { face } = usePage();
  return (
    <span className={site ? `${styles.logo} ${styles.present}` : styles.logo}>
      {site?.logo ? <OwnLogo logo={site.logo} size={32} /> : <Mark face={face} size={32} />}
    </span>
  );
}
