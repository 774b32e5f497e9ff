import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Mark } from '../../components/Mark/Mark.tsx';
import { ThemeMenu } from '../../components/ThemeMenu/ThemeMenu.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useLingui } from '@lingui/react/macro';
import '../../theme/fonts.css';
import '../../theme/global.css.ts';
import { contentId } from '../../components/PageHead/contentId.ts';
import * as styles from './PlainLayout.css.ts';

export interface PlainLayoutProps {
  children: ReactNode;
}

/** The layout of a page with a single card, such as sign-in. */
export function PlainLayout({ children }: PlainLayoutProps) {
  const { face } = usePage();
  const { href } = useNavigation();
  const { t } = useLingui();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link href={href(face === 'blog' ? 'blogHome' : 'home')} aria-label={t`На главную`}>
          <Mark face={face} />
        </Link>
        <div className={styles.tools}>
          <LanguageSwitch />
          <ThemeMenu />
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
