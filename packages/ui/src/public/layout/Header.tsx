import type { Profile, Site } from '@janus-site/core';
import { homeRoute, siteName } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { homeSections } from '../../hooks/useSite.ts';
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Mark } from '../../components/Mark/Mark.tsx';
import { ThemeMenu } from '../../components/ThemeMenu/ThemeMenu.tsx';
import * as styles from './Header.css.ts';

export interface HeaderProps {
  /** None while it is not there: the page stands without it. */
  profile: Profile | undefined;
  /** What the owner has set: names, sections of the home, pages of his own. */
  site: Site | undefined;
}

interface MenuItem {
  name: string;
  to: string;
  /** A file or the other face: the browser opens it by itself. */
  isOutside?: boolean;
}

/** The top of every public page: who, where to, language, theme. */
export function Header({ profile, site }: HeaderProps) {
  const { face, language, route, params } = usePage();
  const { href, faceHref } = useNavigation();
  const text = profile?.translations[0];
  const { t } = useLingui();
  const isBlog = face === 'blog';
  const here = route === 'notFound' ? undefined : href(route, { params });
  const sections = { projects: t`Проекты`, experience: t`Опыт работы` };
  const menu: MenuItem[] = isBlog
    ? [
        { name: t`Все посты`, to: href('posts') },
        { name: t`Портфолио`, to: faceHref('portfolio'), isOutside: true },
      ]
    : [
        ...homeSections(site).map((hash) => ({ name: sections[hash], to: href('home', { hash }) })),
        { name: t`Контакты`, to: href('home', { hash: 'contacts' }) },
        { name: t`CV`, to: href('resume') },
      ];
  // A page's address is the same on either face.
  for (const { slug: page, title: name } of site?.menu?.[face] ?? [])
    menu.push({ name, to: href('page', { params: { page } }) });
  return (
    <header className={styles.header}>
      <Link href={href(homeRoute[face])} className={styles.brand}>
        <Mark face={face} />
        <span className={styles.name}>
          {siteName(face, site?.[language], isBlog ? undefined : text?.name)}
        </span>
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
