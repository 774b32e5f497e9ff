import type { Profile, Site } from '@janus-site/core';
import { siteName, typograph } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { buttonClass, ButtonLink } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { cvHref } from '../../text/addresses.ts';
import { Facts } from './Facts.tsx';
import * as styles from './Hero.css.ts';

/** The default headline (docs/behaviour.md, B32). */
const headline = 'Software Engineer / Fullstack & IoT Developer';

export interface HeroProps {
  /** Undefined until it is loaded: the page renders without it. */
  profile: Profile | undefined;
  /** The owner's settings; the site's name replaces a missing name of the owner. */
  site: Site | undefined;
}

/** The owner's name, headline and facts. */
export function Hero({ profile, site }: HeroProps) {
  const { language } = usePage();
  const { href } = useNavigation();
  const { t } = useLingui();
  // Undefined while the owner has no name: then there is no CV either.
  const text = profile?.translations[0];
  const name = text?.name;
  // The headline that stands in is English.
  const own = text?.language ?? 'en';
  const foreign = own === language ? undefined : own;
  return (
    <section className={styles.hero} aria-labelledby="name">
      <div className={styles.words}>
        <h1 id="name" className={styles.name} lang={name ? foreign : undefined}>
          {name || siteName('portfolio', site?.[language])}
        </h1>
        {text?.headline !== '' && (
          <p className={styles.headline} lang={foreign}>
            {text?.headline ?? headline}
          </p>
        )}
        {text?.about_html && (
          <div className={styles.about}>
            <Prose html={text.about_html} lang={foreign} />
          </div>
        )}
        {text?.availability && (
          <p className={styles.available} lang={foreign}>
            {text.availability}
          </p>
        )}
        <p className={styles.actions}>
          {text && (
            <a
              href={cvHref(text, language)}
              className={buttonClass({ tone: 'primary', isLarge: true })}
              download
            >
              <Icon name="download" />
              <Trans>Скачать CV</Trans>
            </a>
          )}
          <ButtonLink href={href('home', { hash: 'contacts' })} isLarge>
            <Trans>Связаться</Trans>
          </ButtonLink>
        </p>
      </div>
      {profile && (
        <aside className={styles.side} aria-label={t`Коротко`}>
          {profile.photo && <Avatar photo={profile.photo} name={name ?? ''} size={160} />}
          <Facts
            profile={profile}
            location={text?.location && <span lang={foreign}>{typograph(text.location, own)}</span>}
          />
        </aside>
      )}
    </section>
  );
}
