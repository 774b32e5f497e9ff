import { Trans } from '@lingui/react/macro';
import { Prose } from '../../components/Prose/Prose.tsx';
import { visuallyHidden } from '../../theme/text.css.ts';
import * as styles from './Projects.css.ts';

export interface ProjectMoreProps {
  html: string;
  title: string;
}

/** The long description, folded: the line above it says the outcome already. */
export function ProjectMore({ html, title }: ProjectMoreProps) {
  if (!html) return null;
  return (
    <details className={styles.details}>
      <summary className={styles.fold}>
        <Trans>Подробнее</Trans>
        <span className={visuallyHidden}>: {title}</span>
      </summary>
      <Prose html={html} isCompact />
    </details>
  );
}
