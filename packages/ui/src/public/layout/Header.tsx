import { useLingui } from '@lingui/react/macro';
import type { UiHost } from '../../hooks/host.ts';
import { useHost } from '../../hooks/host.ts';
import type { ProfileState } from '../../hooks/useProfile.ts';
import { useProfile } from '../../hooks/useProfile.ts';
import { cvHref } from '../../text/addresses.ts';
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Mark } from '../../components/Mark/Mark.tsx';
import { ThemeMenu } from '../../components/ThemeMenu/ThemeMenu.tsx';
import * as styles from './Header.css.ts';

interface MenuItem {
  text: string;
  href: string;
  /** A file or the other face: the browser opens it by itself. */
  isOutside?: boolean;
}

/** The top of every public page: who, where to, language, theme. */
export function Header() {
  const host = useHost();
  const known = useProfile();
  const menu = useMenu(host, known);
  const isBlog = host.face === 'blog';
  const { t } = useLingui();
  return (
    <header className={styles.header}>
      <Link href={host.href(isBlog ? 'blogHome' : 'home')} className={styles.brand}>
        <Mark face={host.face} />
        <span className={styles.name}>{isBlog ? 'AleBlog' : (known?.text?.name ?? 'Janus')}</span>
      </Link>
      <nav aria-label={t`Основное меню`} className={styles.nav}>
        {menu.map(({ text, href, isOutside }) =>
          isOutside ? (
            <a key={text} href={href} className={styles.item}>
              {text}
            </a>
          ) : (
            <Link
              key={text}
              href={href}
              className={styles.item}
              aria-current={isHere(host, href) ? 'page' : undefined}
            >
              {text}
            </Link>
          ),
        )}
      </nav>
      <div className={styles.tools}>
        <LanguageSwitch />
        <ThemeMenu />
      </div>
    </header>
  );
}

function useMenu(host: UiHost, known: ProfileState | null): readonly MenuItem[] {
  const { t } = useLingui();
  if (host.face === 'blog') {
    return [
      { text: t`Все посты`, href: host.href('posts') },
      { text: t`Портфолио`, href: host.faceHref('portfolio'), isOutside: true },
    ];
  }
  return [
    { text: t`Проекты`, href: host.href('home', { hash: 'projects' }) },
    { text: t`Опыт работы`, href: host.href('home', { hash: 'experience' }) },
    { text: t`Контакты`, href: host.href('home', { hash: 'contacts' }) },
    { text: t`CV`, href: cvHref(known?.text, host.language), isOutside: true },
  ];
}

function isHere(host: UiHost, href: string): boolean {
  return host.route === 'posts' && href === host.href('posts');
}
