import type { Post, PostTranslation, Profile } from '@janus-site/core';
import { typograph } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { TagLinks } from '../../components/TagLinks/TagLinks.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { usePage } from '../../hooks/page.ts';
import { pageTitle } from '../../theme/page.css.ts';
import { PostContents } from './PostContents.tsx';
import { PostDates } from './PostDates.tsx';
import { PostEnd } from './PostEnd.tsx';
import * as styles from './PostScreen.css.ts';

export interface PostArticleProps {
  post: Post;
  text: PostTranslation;
  /** The owner of the blog; undefined until loaded: the post renders without it. */
  profile: Profile | undefined;
}

export function PostArticle({ post, text, profile }: PostArticleProps) {
  const { language } = usePage();
  const isPage = post.page_face !== null;
  const lang = text.language === language ? undefined : text.language;
  return (
    <article className={styles.article}>
      <header className={styles.top}>
        <h1 className={pageTitle} lang={lang} data-morph="title">
          <TitleText>{typograph(text.title, text.language)}</TitleText>
        </h1>
        {lang && (
          <Notice tone="info">
            <Trans>На русском языке этого текста пока нет.</Trans>
          </Notice>
        )}
        {text.summary && (
          <p className={styles.summary} lang={lang}>
            {typograph(text.summary, text.language)}
          </p>
        )}
        {!isPage && (
          <PostDates text={text} author={profile?.translations[0]} elsewhere={post.canonical_url} />
        )}
        <TagLinks tags={post.tags.map((name) => ({ name }))} />
      </header>
      {post.cover && (
        <div className={styles.cover} data-morph="cover">
          {post.cover_preview && <img className={styles.coverPreview} src={post.cover_preview} alt="" />}
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
