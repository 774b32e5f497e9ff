import type { Profile, Site } from '@janus-site/core';
import { githubAddress } from '@janus-site/core';
import * as styles from './Footer.css.ts';
import { useItemHref } from './useItemHref.ts';

export interface FooterProps {
  /** None while it is not there: the page stands without it. */
  profile: Profile | undefined;
  /** What the owner has set: the menu, and pages elsewhere. */
  site: Site | undefined;
}

/** The end of every public page: whose it is, and where the code lives. */
export function Footer({ profile, site }: FooterProps) {
  const hrefOf = useItemHref();
  const github = githubAddress(profile?.github ?? '');
  return (
    <footer className={styles.footer}>
      {/* The year of the last change, not of the clock: a page in the server's memory must not age at midnight. */}
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
