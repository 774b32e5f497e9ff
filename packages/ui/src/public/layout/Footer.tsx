import type { Profile, Site } from '@janus-site/core';
import { githubAddress } from '@janus-site/core';
import * as styles from './Footer.css.ts';
import { useItemHref } from './useItemHref.ts';

export interface FooterProps {
  /** Undefined until it is loaded: the page renders without it. */
  profile: Profile | undefined;
  /** The owner's settings: the menu, and links to other sites. */
  site: Site | undefined;
}

/** The footer of every public page: the owner's name and links. */
export function Footer({ profile, site }: FooterProps) {
  const hrefOf = useItemHref();
  const github = githubAddress(profile?.github ?? '');
  return (
    <footer className={styles.footer}>
      {/* The year of the last change, not the current one: a cached page must not become outdated at midnight. */}
      <p hidden={!profile}>
        © {profile?.updated_at.slice(0, 4)} {profile?.translations[0]?.name}
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
    </footer>
  );
}
