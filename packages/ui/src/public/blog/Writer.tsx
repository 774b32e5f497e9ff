import { Trans } from '@lingui/react/macro';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { useHost } from '../../hooks/host.ts';
import { useProfile } from '../../hooks/useProfile.ts';
import * as styles from './BlogHomeScreen.css.ts';

/** Who writes here. */
export function Writer() {
  const host = useHost();
  const known = useProfile();
  const text = known?.text;
  const lang = text && text.language !== host.language ? text.language : undefined;
  return (
    <section aria-labelledby="writer" className={styles.writer}>
      {known && <Avatar photo={known.profile.photo} name={text?.name ?? ''} size={96} />}
      <div className={styles.words}>
        <h1 id="writer" className={styles.name}>
          {text?.name || 'AleBlog'}
        </h1>
        {text?.headline && (
          <p className={styles.headline} lang={lang}>
            {text.headline}
          </p>
        )}
      </div>
      <div className={styles.about}>
        {text?.about_html && <Prose html={text.about_html} lang={lang} />}
        <p className={styles.way}>
          <a href={host.faceHref('portfolio')}>
            <Trans>Проекты и опыт работы</Trans>
          </a>
        </p>
      </div>
    </section>
  );
}
