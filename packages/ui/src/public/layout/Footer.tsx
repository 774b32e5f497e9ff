import { githubAddress } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useHost } from '../../hooks/host.ts';
import { useProfile } from '../../hooks/useProfile.ts';
import { feedHref } from '../../text/addresses.ts';
import * as styles from './Footer.css.ts';

/** The end of every public page: whose it is, and where the code lives. */
export function Footer() {
  const host = useHost();
  const known = useProfile();
  const { t } = useLingui();
  const other = host.face === 'blog' ? 'portfolio' : 'blog';
  const github = githubAddress(known?.profile.github ?? '');
  return (
    <footer className={styles.footer}>
      {/* The year of the last change, not of the clock: a page in the server's memory must not age at midnight. */}
      <p hidden={!known}>
        © {known?.profile.updated_at.slice(0, 4)} {known?.text?.name}
      </p>
      <p className={styles.links}>
        <a href={host.faceHref(other)}>{other === 'blog' ? t`Блог` : t`Портфолио`}</a>
        {host.face === 'blog' && <a href={feedHref(host)}>RSS</a>}
        {github && (
          <a href={github.href} rel="me">
            GitHub
          </a>
        )}
      </p>
    </footer>
  );
}
