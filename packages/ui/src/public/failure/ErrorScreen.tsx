import { Trans, useLingui } from '@lingui/react/macro';
import { Button, buttonClass, ButtonLink } from '../../components/Button/Button.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { column, pageTitle } from '../../theme/page.css.ts';
import * as styles from './ErrorScreen.css.ts';

/** The props of `ErrorScreen`. */
export interface ErrorScreenProps {
  /** Renders the page again; without it the visitor can only go home. */
  onRetry?(): void;
  /** The address to retry on a page without scripts. */
  again?: string;
  /** A code that the visitor can quote. */
  code?: string;
}

/** A failure of the site itself. It loads nothing, so it works even if the database does not. */
export function ErrorScreen({ onRetry, again, code = '500' }: ErrorScreenProps) {
  const { face } = usePage();
  const { href } = useNavigation();
  const { t } = useLingui();
  return (
    <div className={column}>
      <title>{t`Что-то сломалось`}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.code}>{code}</p>
      <h1 className={pageTitle}>
        <Trans>Что-то сломалось</Trans>
      </h1>
      <p className={styles.text}>
        <Trans>Ошибка на нашей стороне. Попробуйте ещё раз через минуту.</Trans>
      </p>
      <p className={styles.ways}>
        {onRetry && (
          <Button tone="primary" isLarge onClick={onRetry}>
            <Trans>Повторить</Trans>
          </Button>
        )}
        {again && (
          <a href={again} className={buttonClass({ tone: 'primary', isLarge: true })}>
            <Trans>Повторить</Trans>
          </a>
        )}
        <ButtonLink href={href(face === 'blog' ? 'blogHome' : 'home')} isLarge>
          <Trans>На главную</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}
