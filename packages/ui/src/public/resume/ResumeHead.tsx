import type { Profile, Site, SiteLink } from '@janus-site/core';
import { githubAddress, shortAddress, siteName, telegramAddress, typograph } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { buttonClass } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { cvHref, resumeHref } from '../../text/addresses.ts';
import * as styles from './Resume.css.ts';

export interface ResumeHeadProps {
  /** Undefined until it is loaded: the page renders without it. */
  profile: Profile | undefined;
  /** The owner's settings: links to other sites, and the site's name, which replaces a missing name of the owner. */
  site: Site | undefined;
}

/** Returns the owner's contacts as links. */
function waysTo(
  profile: Profile | undefined,
  links: readonly SiteLink[] = [],
): { name: string; href: string }[] {
  const telegram = telegramAddress(profile?.telegram ?? '');
  const github = githubAddress(profile?.github ?? '');
  return [
    ...(profile?.email ? [{ name: profile.email, href: `mailto:${profile.email}` }] : []),
    ...(telegram ? [{ name: telegram.name, href: telegram.href }] : []),
    ...(github ? [{ name: shortAddress(github.href), href: github.href }] : []),
    ...links.map(({ name, url }) => ({ name, href: url })),
  ];
}

/** The owner's name and contacts, and downloads of the CV. */
export function ResumeHead({ profile, site }: ResumeHeadProps) {
  const { language } = usePage();
  const { href } = useNavigation();
  // Undefined while the owner has no name: then there is no CV either.
  const text = profile?.translations[0];
  const name = text?.name;
  const lang = text && text.language !== language ? text.language : undefined;
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.name} lang={name ? lang : undefined}>
          {name || siteName('portfolio', site?.[language])}
        </h1>
        <p className={styles.headline} lang={lang}>
          {text?.headline}
        </p>
        {text?.availability ? (
          <p className={styles.available} lang={lang}>
            {typograph(text.availability, text.language)}
          </p>
        ) : null}
        <ul className={styles.contacts}>
          {text?.location ? <li lang={lang}>{typograph(text.location, text.language)}</li> : null}
          {waysTo(profile, site?.links).map((way) => (
            <li key={way.href}>
              <a href={way.href} rel={way.href.startsWith('mailto:') ? undefined : 'me'}>
                {way.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {text && (
        <p className={styles.actions}>
          <a
            href={cvHref(text, language)}
            className={buttonClass({ tone: 'primary', isLarge: true })}
            download
          >
            <Icon name="download" />
            <Trans>Скачать CV</Trans>
          </a>
          <a href={resumeHref({ language, href })}>JSON Resume</a>
        </p>
      )}
    </header>
  );
}
