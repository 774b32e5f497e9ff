import type { Language, Loader, PostList } from '@janus-site/core';
import { plainTitle, posts } from '@janus-site/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { FeedLink } from '../../components/FeedLink/FeedLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PostBones } from '../../components/PostRows/PostBones.tsx';
import { Pager } from '../../components/Pager/Pager.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { PostsFailed } from '../../components/YearGroups/PostsFailed.tsx';
import { count } from '../../components/YearGroups/YearGroups.css.ts';
import { YearGroups } from '../../components/YearGroups/YearGroups.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import type { ReadLoaded, ScreenContext } from '../../hooks/screen.ts';
import { profileLoader, useProfile } from '../../hooks/useProfile.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useFoldsOthers } from '../../hooks/useFoldsOthers.ts';
import { useWords } from '../../hooks/useSite.ts';
import { backLink, column, pageTitle } from '../../theme/page.css.ts';
import * as styles from './TagScreen.css.ts';

function tagRead({ language, params, query }: Pick<ScreenContext<'tag'>, 'language' | 'params' | 'query'>) {
  return posts.published(language, {
    tag: params['tag'],
    limit: 20,
    cursor: query.cursor,
    order: 'language',
  });
}

/** Returns the loaders of the data that `TagScreen` shows. */
export function loaders(context: ScreenContext<'tag'>): readonly Loader<unknown>[] {
  return [profileLoader(context.language), tagRead(context)];
}

/** Returns true for a tag that no post has. */
export function isMissing(context: ScreenContext<'tag'>, read: ReadLoaded): boolean {
  const list = read(tagRead(context));
  return list?.tag === null && list.total === 0;
}

/** Returns the tag's names: the address may contain a former name, a slug, or the name in the other language. */
function shownTag({ params }: Pick<ScreenContext<'tag'>, 'params'>, list: PostList | undefined) {
  const asked = params['tag'] ?? '';
  const found = list?.tag;
  const spelt = found?.name ?? asked;
  const paramsIn = (language: Language) => ({ tag: plainTitle(found?.names[language] ?? asked) });
  return { asked, spelt, tag: plainTitle(spelt), about: found?.description, paramsIn };
}

/** All posts with one tag. */
export function TagScreen() {
  const page = usePage<'tag'>();
  const { href } = useNavigation();
  const { t } = useLingui();
  const owner = useProfile()?.text;
  const words = useWords();
  const isFolded = useFoldsOthers();
  const answer = useRead(tagRead(page), { keepPrevious: true });
  const list = answer.state === 'ready' ? answer.data : undefined;
  const { asked, spelt, tag, about, paramsIn } = shownTag(page, list);
  const isEmpty = list?.items.length === 0;
  const at = (cursor?: string) => href('tag', { params: { tag: asked }, query: { cursor } });
  return (
    <div className={column}>
      <PageHead
        owner={owner}
        words={words}
        subject={`#${tag}`}
        isHidden={isEmpty || page.query.cursor !== undefined}
        description={about || t`Посты с меткой «${tag}»`}
        paramsIn={paramsIn}
        languages={list?.languages}
      />
      <FeedLink words={words} />
      <p className={backLink}>
        <Link href={href('posts')}>
          <Trans>Все посты</Trans>
        </Link>
      </p>
      <h1 className={pageTitle}>
        <span className={styles.hash} aria-hidden="true">
          #
        </span>
        <TitleText>{spelt}</TitleText>
      </h1>
      {about && <p className={styles.about}>{about}</p>}
      {answer.state === 'pending' && <PostBones />}
      {answer.state === 'failed' && <PostsFailed answer={answer} />}
      {answer.state === 'ready' && !isEmpty && (
        <>
          <p className={count}>
            <Plural value={answer.data.total} one="# пост" few="# поста" many="# постов" other="# поста" />
          </p>
          <YearGroups posts={answer.data.items} others={answer.data.others} isFolded={isFolded} />
          <Pager
            first={page.query.cursor !== undefined ? at() : undefined}
            next={answer.data.next_cursor ? at(answer.data.next_cursor) : undefined}
          />
        </>
      )}
      {isEmpty && (
        <div className={styles.empty}>
          <EmptyState
            title={<Trans>Ничего с меткой «{tag}»</Trans>}
            action={<ButtonLink href={href('posts')}>{t`Показать все посты`}</ButtonLink>}
          />
        </div>
      )}
    </div>
  );
}
