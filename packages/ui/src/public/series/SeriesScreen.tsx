import type { Language, Loader, SeriesPage } from '@janus-site/core';
import { otherLanguage, series, typograph } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { FeedLink } from '../../components/FeedLink/FeedLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PostBones } from '../../components/PostRows/PostBones.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { PostsFailed } from '../../components/YearGroups/PostsFailed.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import type { ScreenContext } from '../../hooks/screen.ts';
import { profileLoader, useProfile } from '../../hooks/useProfile.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useWords } from '../../hooks/useSite.ts';
import { postText } from '../../text/postText.ts';
import { backLink, column, pageTitle } from '../../theme/page.css.ts';
import { SeriesParts } from './SeriesParts.tsx';
import * as styles from './SeriesScreen.css.ts';

function seriesRead({ language, params }: Pick<ScreenContext<'series'>, 'language' | 'params'>) {
  return series.bySlug(params['slug'] ?? '', language);
}

/** Returns the loaders of the data that `SeriesScreen` shows. */
export function loaders(context: ScreenContext<'series'>): readonly Loader<unknown>[] {
  return [profileLoader(context.language), seriesRead(context)];
}

/** Returns a series' title and description in the page's language, or in the other one if it has no title in this. */
function seriesTexts({ titles, descriptions }: SeriesPage, page: Language) {
  const language = titles[page] === null ? otherLanguage(page) : page;
  return {
    title: titles[language] ?? '',
    about: descriptions[language],
    lang: language === page ? undefined : language,
  };
}

/** All posts of a series in reading order. */
export function SeriesScreen() {
  const page = usePage<'series'>();
  const { href } = useNavigation();
  const owner = useProfile()?.text;
  const words = useWords();
  const answer = useRead(seriesRead(page));
  if (answer.state !== 'ready') {
    return (
      <div className={column}>
        <PageHead owner={owner} words={words} isHidden />
        {answer.state === 'pending' ? <PostBones /> : <PostsFailed answer={answer} />}
      </div>
    );
  }
  const { items, languages } = answer.data;
  const { title, about, lang } = seriesTexts(answer.data, page.language);
  return (
    <div className={column}>
      <PageHead
        owner={owner}
        words={words}
        subject={title}
        description={about || items.map((post) => postText(post, page.language).title).join('. ')}
        languages={languages}
      />
      <FeedLink words={words} />
      <p className={backLink}>
        <Link href={href('posts')}>
          <Trans>Все посты</Trans>
        </Link>
      </p>
      <h1 className={pageTitle} lang={lang}>
        <TitleText>{typograph(title, lang ?? page.language)}</TitleText>
      </h1>
      {about && (
        <p className={styles.about} lang={lang}>
          {typograph(about, lang ?? page.language)}
        </p>
      )}
      <SeriesParts posts={items} />
    </div>
  );
}
