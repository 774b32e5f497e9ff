import { homeRoute } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useProfile } from '../../hooks/useProfile.ts';
import { cvHref } from '../../text/addresses.ts';
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Mark } from '../../components/Mark/Mark.tsx';
import { ThemeMenu } from '../../components/ThemeMenu/ThemeMenu.tsx';
import * as styles from './Header.css.ts';

interface MenuItem {
  text: string;
  to: string;
  /** A file or the other face: the browser opens it by itself. */
  isOutside?: boolean;
}

/** The top of every public page: who, where to, language, theme. */
export function Header() {
  const { face, language, route } = usePage();
  const { href, faceHref } = useNavigation();
  const known = useProfile();
  const { t } = useLingui();
  const isBlog = face === 'blog';
  const posts = href('posts');
  const menu: readonly MenuItem[] = isBlog
    ? [
        { text: t`Все посты`, to: posts },
        { text: t`Портфолио`, to: faceHref('portfolio'), isOutside: true },
      ]
    : [
        { text: t`Проекты`, to: href('home', { hash: 'projects' }) },
        { text: t`Опыт работы`, to: href('home', { hash: 'experience' }) },
        { text: t`Контакты`, to: href('home', { hash: 'contacts' }) },
        { text: t`CV`, to: cvHref(known?.text, language), isOutside: true },
      ];
  return (
    <header className={styles.header}>
      <Link href={href(homeRoute[face])} className={styles.brand}>
        <Mark face={face} />
        <span className={styles.name}>{isBlog ? 'AleBlog' : (known?.text?.name ?? 'Janus')}</span>
      </Link>
      <nav aria-label={t`Основное меню`} className={styles.nav}>
        {menu.map(({ text, to, isOutside }) =>
          isOutside ? (
            <a key={text} href={to} className={styles.item}>
              {text}
            </a>
          ) : (
            <Link
              key={text}
              href={to}
              className={styles.item}
              aria-current={route === 'posts' && to === posts ? 'page' : undefined}
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
