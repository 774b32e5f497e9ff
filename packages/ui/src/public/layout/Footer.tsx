import type { Profile, SiteLink } from '@janus-site/core';
import { githubAddress } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { feedHref } from '../../text/addresses.ts';
import * as styles from './Footer.css.ts';

export interface FooterProps {
  /** None while it is not there: the page stands without it. */
  profile: Profile | undefined;
  /** Pages of the owner elsewhere. */
  links?: readonly SiteLink[] | undefined;
}

/** The end of every public page: whose it is, and where the code lives. */
export function Footer({ profile, links }: FooterProps) {
  const { face, language } = usePage();
  const { faceHref, href } = useNavigation();
  const { t } = useLingui();
  const other = face === 'blog' ? 'portfolio' : 'blog';
  const github = githubAddress(profile?.github ?? '');
  return (
    <footer className={styles.footer}>
      {/* The year of the last change, not of the clock: a page in the server's memory must not age at midnight. */}
      <p hidden={!profile}>
        © {profile?.updated_at.slice(0, 4)} {profile?.translations[0]?.name}
      </p>
      <p className={styles.links}>
        <a href={faceHref(other)}>{other === 'blog' ? t`Блог` : t`Портфолио`}</a>
        {face === 'blog' && <a href={feedHref({ language, href })}>RSS</a>}
        {github && (
          <a href={github.href} rel="me">
            GitHub
          </a>
        )}
        {links?.map(({ name, url }) => (
          <a key={url} href={url} rel="me">
            {name}
          </a>
        ))}
      </p>
    </footer>
  );
}
