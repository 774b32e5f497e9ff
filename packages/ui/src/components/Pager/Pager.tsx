import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Pager.css.ts';

/** The props of `Pager`. */
export interface PagerProps {
  /** The address of the first page, if this is a later one. */
  first?: string;
  /** The address of the page after this one. */
  next?: string;
}

/** Links to the pages of a list. */
export function Pager({ first, next }: PagerProps) {
  const { t } = useLingui();
  if (!first && !next) return null;
  return (
    <nav aria-label={t`Страницы списка`} className={styles.pager}>
      {first && (
        <ButtonLink href={first}>
          <Icon name="left" />
          <Trans>К самым новым</Trans>
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={next} rel="next" className={styles.next}>
          <Trans>Раньше</Trans>
          <Icon name="right" />
        </ButtonLink>
      )}
    </nav>
  );
}
