import { Trans } from '@lingui/react/macro';
import type { ClientError, Loader } from '@janus-site/core';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import type { ScreenContext } from '../../hooks/screen.ts';
import { profileLoader, useProfile } from '../../hooks/useProfile.ts';
import { siteLoader, useWords } from '../../hooks/useSite.ts';
import { contentId } from '../../components/PageHead/contentId.ts';
import '../../theme/fonts.css';
import '../../theme/global.css.ts';
import * as styles from './WaitingScreen.css.ts';

/** The props of `WaitingScreen`. */
export interface WaitingScreenProps {
  /** Why the server could not be reached to check the session; null while it is being queried. */
  error: ClientError | null;
  onRetry(): void;
}

/** Loads the name for the title. */
export function loaders(context: ScreenContext): readonly Loader<unknown>[] {
  return [profileLoader(context.language), siteLoader(context)];
}

/** A protected page before the session is known. Visitors without scripts see only this. */
export function WaitingScreen({ error, onRetry }: WaitingScreenProps) {
  const owner = useProfile()?.text;
  return (
    <main id={contentId} tabIndex={-1} className={styles.main}>
      <PageHead owner={owner} words={useWords()} isHidden />
      <noscript>
        <p>
          <Trans>Для входа нужны скрипты. Включите JavaScript и обновите страницу.</Trans>
        </p>
      </noscript>
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <p role="status" className={styles.late}>
          <Trans>Загрузка</Trans>
        </p>
      )}
    </main>
  );
}
