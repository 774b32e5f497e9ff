import { githubAddress } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useProfile } from '../../hooks/useProfile.ts';
import { feedHref } from '../../text/addresses.ts';
import * as styles from './Footer.css.ts';

/** The end of every public page: whose it is, and where the code lives. */
export function Footer() {
  const { face, language } = usePage();
  const { faceHref, href } = useNavigation();
  const known = useProfile();
  const { t } = useLingui();
  const other = face === 'blog' ? 'portfolio' : 'blog';
  const github = githubAddress(known?.profile.github ?? '');
  return (
    <footer className={styles.footer}>
      {/* The year of the last change, not of the clock: a page in the server's memory must not age at midnight. */}
      <p hidden={!known}>
        © {known?.profile.updated_at.slice(0, 4)} {known?.text?.name}
      </p>
      <p className={styles.links}>
        <a href={faceHref(other)}>{other === 'blog' ? t`Блог` : t`Портфолио`}</a>
        {face === 'blog' && <a href={feedHref({ language, href })}>RSS</a>}
        {github && (
          <a href={github.href} rel="me">
            GitHub
          </a>
        )}
      </p>
    </footer>
  );
}
