import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Loader } from '@janus-site/core';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { ScreenContext } from '../../hooks/screen.ts';
import { profileLoader, useProfile } from '../../hooks/useProfile.ts';
import { siteLoader, useSite } from '../../hooks/useSite.ts';
import '../../theme/fonts.css';
import '../../theme/global.css.ts';
import '../../theme/paper.css';
import { contentId } from '../../components/PageHead/contentId.ts';
import * as styles from './PublicLayout.css.ts';

/** The props of `PublicLayout`. */
export interface PublicLayoutProps {
  children: ReactNode;
}

/** Loads the data of the header and the footer. */
export function loaders(context: ScreenContext): readonly Loader<unknown>[] {
  return [profileLoader(context.language), siteLoader(context)];
}

/** The frame of a page for visitors. */
export function PublicLayout({ children }: PublicLayoutProps) {
  const { t } = useLingui();
  const profile = useProfile()?.profile;
  const site = useSite();
  return (
    <div className={styles.frame}>
      <a href={`#${contentId}`} className={styles.skip}>
        {t`К содержанию`}
      </a>
      <Header profile={profile} site={site} />
      <main id={contentId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer profile={profile} site={site} />
    </div>
  );
}
