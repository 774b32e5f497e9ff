import type { Post, Loader } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { FeedLink } from '../../components/FeedLink/FeedLink.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { Bone, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { usePage } from '../../hooks/page.ts';
import type { ScreenContext } from '../../hooks/screen.ts';
import { profileLoader, useProfile } from '../../hooks/useProfile.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useWords } from '../../hooks/useSite.ts';
import { column } from '../../theme/page.css.ts';
import { PostArticle } from './PostArticle.tsx';

type PostRoute = 'post' | 'page' | 'blogPage';
type Wanted = Pick<ScreenContext<PostRoute>, 'face' | 'language' | 'params' | 'query'>;

/** Loads the published post, or an unpublished one by its preview link. */
function postRead({ face, language, params, query }: Wanted): Loader<Post> {
  if (query.preview !== undefined) return posts.shared(query.preview, language);
  const { slug = '', page } = params;
  return page === undefined ? posts.byReference(slug, language) : posts.pageBySlug(page, face, language);
}

/** Returns the loaders of the data that `PostScreen` shows. */
export function loaders(context: ScreenContext<PostRoute>): readonly Loader<unknown>[] {
  return [profileLoader(context.language), postRead(context)];
}

/** A post, or a page that the owner has made. */
export function PostScreen() {
  const page = usePage<PostRoute>();
  const { t } = useLingui();
  const { profile, text: owner } = useProfile() ?? {};
  const words = useWords();
  const answer = useRead(postRead(page));
  if (answer.state !== 'ready') {
    return (
      <div className={column}>
        <PageHead owner={owner} words={words} isHidden />
        {answer.state === 'failed' ? (
          <ErrorState title={t`Не удалось загрузить пост`} error={answer.error} onRetry={answer.retry} />
        ) : (
          <Skeleton>
            <Bone width="80%" height="2.4em" />
            <Bone width="40%" />
            <Bone ratio="16 / 10" />
          </Skeleton>
        )}
      </div>
    );
  }
  const post = answer.data;
  const text = post.translations[0];
  const isPreview = page.query.preview !== undefined;
  return (
    <>
      <PageHead
        owner={owner}
        words={words}
        subject={text?.title}
        description={text?.meta_description}
        isHidden={isPreview}
        isUnlisted={post.is_unlisted}
        elsewhere={post.canonical_url}
        languages={post.languages}
      />
      {page.face === 'blog' && <FeedLink words={words} />}
      {isPreview && (
        <div className={column}>
          <Notice tone="info">
            <Trans>Это предварительный просмотр: так всё будет выглядеть после публикации.</Trans>
          </Notice>
        </div>
      )}
      {text && <PostArticle post={post} text={text} profile={profile} />}
    </>
  );
}
