import type { Post, PostTranslation, Profile } from '@janus-site/core';
import { typograph } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { ReadInOther } from '../../components/LanguageSwitch/ReadInOther.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { coverPreview } from '../../components/Picture/Picture.css.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { TagLinks } from '../../components/TagLinks/TagLinks.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { pageTitle } from '../../theme/page.css.ts';
import { PostContents } from './PostContents.tsx';
import { PostDates } from './PostDates.tsx';
import { PostEnd } from './PostEnd.tsx';
import * as styles from './PostScreen.css.ts';

/** The props of `PostArticle`. */
export interface PostArticleProps {
  post: Post;
  text: PostTranslation;
  /** The owner of the blog; undefined until loaded: the post renders without it. */
  profile: Profile | undefined;
}

/** A post or a page of the owner with its title, text and cover. */
export function PostArticle({ post, text, profile }: PostArticleProps) {
  const { language } = usePage();
  const { href } = useNavigation();
  const isPage = post.page_face !== null;
  const lang = text.language === language ? undefined : text.language;
  return (
    <article className={styles.article}>
      <header className={styles.top}>
        <h1 className={pageTitle} lang={lang} data-morph="title">
          <TitleText>{text.title_typeset ?? text.title}</TitleText>
        </h1>
        {lang && (
          <Notice tone="info">
            <Trans>На русском языке этого текста пока нет.</Trans>{' '}
            {!isPage && (
              <Link href={href('posts')}>
                <Trans>Посты на русском языке</Trans>
              </Link>
            )}
          </Notice>
        )}
        <ReadInOther languages={post.languages} />
        {text.summary && (
          <p className={styles.summary} lang={lang}>
            {typograph(text.summary, text.language)}
          </p>
        )}
        {!isPage && <PostDates post={post} text={text} owner={profile?.translations[0]} />}
        <TagLinks tags={post.tags.map((name) => ({ name }))} />
      </header>
      {post.cover && (
        <div className={styles.cover} data-morph="cover">
          {post.cover_preview && <img className={coverPreview} src={post.cover_preview} alt="" />}
          <Picture source={post.cover} sizes="(min-width: 48rem) 44rem, calc(100vw - 2rem)" isFirst />
        </div>
      )}
      {/* Another text has other headings to observe. */}
      <PostContents key={text.html} contents={text.contents} lang={lang} />
      <div className={styles.text}>
        <Prose html={post.series_html + text.html} lang={lang} />
      </div>
      {!isPage && <PostEnd post={post} title={text.title} profile={profile} />}
    </article>
  );
}
