import type { Profile, SiteTexts } from '@janus-site/core';
import { siteName } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import * as styles from './BlogHomeScreen.css.ts';

export interface WriterProps {
  /** Undefined until it is loaded: the page renders without it. */
  profile: Profile | undefined;
  /** The owner's texts: the blog's name and a sentence about it. */
  words: SiteTexts | undefined;
}

/** The author in one sentence, with a link to the portfolio. */
export function Writer({ profile, words }: WriterProps) {
  const { language } = usePage();
  const { faceHref } = useNavigation();
  const text = profile?.translations[0];
  const lang = text && text.language !== language ? text.language : undefined;
  return (
    <section aria-labelledby="writer" className={styles.writer}>
      {profile && <Avatar photo={profile.photo} name={text?.name ?? ''} size={96} />}
      <div className={styles.words}>
        <h1 id="writer" className={styles.name} lang={text?.name ? lang : undefined}>
          {text?.name || siteName('blog', words)}
        </h1>
        {words?.blog_sentence ? (
          <p className={styles.headline}>{words.blog_sentence}</p>
        ) : (
          text?.headline && (
            <p className={styles.headline} lang={lang}>
              {text.headline}
            </p>
          )
        )}
        <p className={styles.way}>
          <a href={faceHref('portfolio')}>
            <Trans>Проекты и опыт работы</Trans>
          </a>
        </p>
      </div>
    </section>
  );
}
