import type { Profile, Site } from '@janus-site/core';
import { githubAddress } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch.tsx';
import { usePage } from '../../hooks/page.ts';
import * as styles from './Footer.css.ts';
import { useItemHref } from './useItemHref.ts';

export interface FooterProps {
  /** Undefined until it is loaded: the page renders without it. */
  profile: Profile | undefined;
  /** The owner's settings: the menu, and links to other sites. */
  site: Site | undefined;
}

/** The footer of every public page: the owner's name, links and the languages. */
export function Footer({ profile, site }: FooterProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const hrefOf = useItemHref();
  const owner = profile?.translations[0];
  const github = githubAddress(profile?.github ?? '');
  return (
    <footer className={styles.footer}>
      {/* The year of the last change, not the current one: a cached page must not become outdated at midnight. */}
      <p hidden={!profile} lang={owner?.language === language ? undefined : owner?.language}>
        © {profile?.updated_at.slice(0, 4)} {owner?.name}
      </p>
      <p className={styles.links}>
        {site?.navigation?.footer.map((item) => {
          const to = hrefOf(item);
          return (
            <a key={to} href={to}>
              {item.name}
            </a>
          );
        })}
        {github && (
          <a href={github.href} rel="me">
            GitHub
          </a>
        )}
        {site?.links?.map(({ name, url }) => (
          <a key={url} href={url} rel="me">
            {name}
          </a>
        ))}
      </p>
      <LanguageSwitch label={t`Язык страницы`} />
    </footer>
  );
}
