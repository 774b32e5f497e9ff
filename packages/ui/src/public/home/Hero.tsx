import { typograph } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { buttonClass, ButtonLink } from '../../components/Button/Button.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { useHost } from '../../hooks/host.ts';
import { profileLoader } from '../../hooks/useProfile.ts';
import { useRead } from '../../hooks/useRead.ts';
import { cvHref } from '../../text/addresses.ts';
import { Facts } from './Facts.tsx';
import * as styles from './Hero.css.ts';

/** Stands in where the owner has written no headline: docs/behaviour.md, B32. */
const headline = 'Software Engineer / Fullstack & IoT Developer';

export function Hero() {
  const host = useHost();
  const { t } = useLingui();
  const answer = useRead(profileLoader(host.language));
  if (answer.state === 'failed') return <ErrorState error={answer.error} onRetry={answer.retry} />;
  const profile = answer.state === 'ready' ? answer.data : undefined;
  const text = profile?.translations[0];
  const foreign = text && text.language !== host.language ? text.language : undefined;
  return (
    <section className={styles.hero} aria-labelledby="name">
      <div className={styles.words}>
        <h1 id="name" className={styles.name}>
          {text?.name || 'Janus'}
        </h1>
        <p className={styles.headline}>{text?.headline || headline}</p>
        {text?.about_html && (
          <div className={styles.about}>
            <Prose html={text.about_html} lang={foreign} />
          </div>
        )}
        <p className={styles.actions}>
          <a
            href={cvHref(text, host.language)}
            className={buttonClass({ tone: 'primary', isLarge: true })}
            download
          >
            <Icon name="download" />
            <Trans>Скачать CV</Trans>
          </a>
          <ButtonLink href={host.href('home', { hash: 'contacts' })} isLarge>
            <Trans>Связаться</Trans>
          </ButtonLink>
        </p>
      </div>
      {profile && (
        <aside className={styles.side} aria-label={t`Коротко`}>
          {profile.photo && <Avatar photo={profile.photo} name={text?.name ?? ''} size={160} />}
          <Facts
            profile={profile}
            location={text?.location ? typograph(text.location, host.language) : null}
          />
        </aside>
      )}
    </section>
  );
}
