import type { Site } from '@janus-site/core';
import { Mark } from '../../components/Mark/Mark.tsx';
import { usePage } from '../../hooks/page.ts';
import { OwnLogo } from '../shared/OwnLogo.tsx';
import * as styles from './AdminLayout.css.ts';

export interface BarLogoProps {
  /** The current settings; the document may have arrived with another logo in its styles. */
  site: Site | undefined;
}

/** The last saved logo, in the top bar. */
export function BarLogo({ site }: BarLogoProps) {
  const { face } = usePage();
  return (
    <span className={site ? `${styles.logo} ${styles.present}` : styles.logo}>
      {site?.logo ? <OwnLogo logo={site.logo} size={32} /> : <Mark face={face} size={32} />}
    </span>
  );
}
