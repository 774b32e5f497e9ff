import type { Profile, Site } from '@janus-site/core';
import { homeRoute, siteName } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Mark } from '../../components/Mark/Mark.tsx';
import { ThemeMenu } from '../../components/ThemeMenu/ThemeMenu.tsx';
import * as styles from './Header.css.ts';
import { useItemHref } from './useItemHref.ts';

export interface HeaderProps {
  /** Undefined until it is loaded: the page renders without it. */
  profile: Profile | undefined;
  /** The owner's settings: names and the menu. */
  site: Site | undefined;
}

/** The header of every public page: name, menu, language, theme. */
export function Header({ profile, site }: HeaderProps) {
  const { face, language, route, params } = usePage();
  const { href } = useNavigation();
  const hrefOf = useItemHref();
  const text = profile?.translations[0];
  const { t } = useLingui();
  const name = siteName(face, site?.[language], face === 'blog' ? undefined : text?.name);
  const here = route === 'notFound' ? undefined : href(route, { params });
  return (
    <header className={styles.header}>
      <Link href={href(homeRoute[face])} className={styles.brand}>
        <Mark face={face} />
        <span lang={name === text?.name && text.language !== language ? text.language : undefined}>
          {name}
        </span>
      </Link>
      <nav aria-label={t`Основное меню`} className={styles.nav}>
        {site?.navigation?.header.map((item) => {
          const to = hrefOf(item);
          // The other face is another site, which the browser opens itself.
          const Item = item.route ? Link : 'a';
          return (
            <Item key={to} href={to} className={styles.item} aria-current={to === here ? 'page' : undefined}>
              {item.name}
            </Item>
          );
        })}
      </nav>
      <div className={styles.tools}>
        <LanguageSwitch />
        <ThemeMenu />
      </div>
    </header>
  );
}
