import type { Profile, Site, TitleWords } from '@janus-site/core';
import { homeRoute, siteName } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { cvHref } from '../../text/addresses.ts';
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Mark } from '../../components/Mark/Mark.tsx';
import { ThemeMenu } from '../../components/ThemeMenu/ThemeMenu.tsx';
import * as styles from './Header.css.ts';

export interface HeaderProps {
  /** None while it is not there: the page stands without it. */
  profile: Profile | undefined;
  /** What the owner has set of the names. */
  words: TitleWords | undefined;
  /** The owner's pages in the menu of each face. */
  menu?: Site['menu'];
}

interface MenuItem {
  name: string;
  to: string;
  /** A file or the other face: the browser opens it by itself. */
  isOutside?: boolean;
}

/** The top of every public page: who, where to, language, theme. */
export function Header({ profile, words, menu: pages }: HeaderProps) {
  const { face, language, route, params } = usePage();
  const { href, faceHref } = useNavigation();
  const text = profile?.translations[0];
  const { t } = useLingui();
  const isBlog = face === 'blog';
  const posts = href('posts');
  // A page's address is the same on either face.
  const pageHref = (page: string) => href('page', { params: { page } });
  const here = params['page'] ? pageHref(params['page']) : route === 'posts' && posts;
  const menu: MenuItem[] = isBlog
    ? [
        { name: t`Все посты`, to: posts },
        { name: t`Портфолио`, to: faceHref('portfolio'), isOutside: true },
      ]
    : [
        { name: t`Проекты`, to: href('home', { hash: 'projects' }) },
        { name: t`Опыт работы`, to: href('home', { hash: 'experience' }) },
        { name: t`Контакты`, to: href('home', { hash: 'contacts' }) },
        { name: t`CV`, to: cvHref(text, language), isOutside: true },
      ];
  for (const { slug: page, title: name } of pages?.[face] ?? []) menu.push({ name, to: pageHref(page) });
  return (
    <header className={styles.header}>
      <Link href={href(homeRoute[face])} className={styles.brand}>
        <Mark face={face} />
        <span className={styles.name}>{siteName(face, words, isBlog ? undefined : text?.name)}</span>
      </Link>
      <nav aria-label={t`Основное меню`} className={styles.nav}>
        {menu.map(({ name, to, isOutside }) =>
          isOutside ? (
            <a key={to} href={to} className={styles.item}>
              {name}
            </a>
          ) : (
            <Link key={to} href={to} className={styles.item} aria-current={to === here ? 'page' : undefined}>
              {name}
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
