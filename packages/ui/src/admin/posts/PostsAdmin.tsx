import type { PostList } from '@janus-site/core';
import { numberedPage, posts } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { DeletedLink } from '../lists/DeletedLink.tsx';
import { DeletedPage } from '../lists/DeletedPage.tsx';
import { BulkActionsNotice } from '../lists/BulkActionsNotice.tsx';
import { ListHead } from '../lists/ListHead.tsx';
import { NothingFound } from '../lists/NothingFound.tsx';
import { pageSize } from '../lists/pages.ts';
import { ReadList } from '../lists/ReadList.tsx';
import type { ListAddress } from '../lists/useListAddress.ts';
import { useListAddress } from '../lists/useListAddress.ts';
import { useSelection } from '../lists/useSelection.ts';
import { SampleNotice } from '../sample/SampleNotice.tsx';
import { Page } from '../shared/Page.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { draftsOf, listedPost, publicOf } from './listedPost.ts';
import { PostFilters, postConditions, postFilters, postsQuery } from './PostFilters.tsx';
import { PostTable } from './PostTable.tsx';
import { Today } from './Today.tsx';
import type { ListedKind } from './useListWords.ts';
import { useListWords } from './useListWords.ts';
import { usePostActions } from './usePostActions.ts';

export interface PostsAdminProps {
  /** Posts, or pages. Default: posts. */
  kind?: ListedKind;
}

/**
 * All posts or all pages: drafts, scheduled and published, with a state per language; with `?deleted` the deleted ones
 * of both kinds.
 */
export function PostsAdmin({ kind = 'post' }: PostsAdminProps) {
  const address = useListAddress(kind === 'post' ? 'blogLogin' : 'pagesAdmin');
  return address.has('deleted') ? (
    <DeletedPosts address={address} />
  ) : (
    <Posts address={address} kind={kind} />
  );
}

function DeletedPosts({ address }: { address: ListAddress }) {
  const restore = useWrite(posts.restore);
  const purge = useWrite(posts.purge);
  return (
    <DeletedPage
      address={address}
      list={posts.deleted}
      restore={(id) => restore.run({ id })}
      purge={(id) => purge.run({ id })}
    />
  );
}

function Posts({ address, kind }: { address: ListAddress; kind: ListedKind }) {
  const { t } = useLingui();
  const { language } = usePage();
  const { href } = useNavigation();
  const conditions = postConditions(address);
  const { q, page } = address;
  const query = { ...postsQuery(conditions, q), ...(kind === 'page' && { kind }) };
  const words = useListWords(kind);
  const read = useRead<PostList>(
    numberedPage((piece) => posts.list({ ...query, ...piece }), page, pageSize),
    { keepPrevious: true, reloadOnFocus: true },
  );
  const actions = usePostActions();
  const isNarrowed = q !== '' || page > 1 || postFilters.some((name) => address.has(name));
  const orderText = {
    newest: t`сначала новые, по дате публикации`,
    oldest: t`сначала старые, по дате публикации`,
  }[conditions.order];
  const items = (read.state === 'ready' ? read.data.items : [])
    .filter((post) => !actions.hidden.has(post.id))
    .map((post) => listedPost(post, language));
  const selection = useSelection(items);
  const { chosen } = selection;
  const add = (
    <ButtonLink href={href('createPost', { query: words.addQuery })} tone="primary">
      <Glyph name="plus" size={16} />
      {words.add}
    </ButtonLink>
  );

  return (
    <Page
      heading={words.heading}
      actions={
        <>
          <DeletedLink address={address} />
          {add}
        </>
      }
    >
      <SampleNotice />
      {kind === 'post' ? <Today /> : null}
      <PostFilters
        address={address}
        conditions={conditions}
        facets={read.state === 'ready' ? read.data : null}
      />
      <BulkActionsNotice acts={actions.acts} />
      <ReadList
        read={read}
        address={address}
        failed={words.failed}
        count={items.length}
        empty={
          isNarrowed ? (
            <NothingFound address={address} filters={postFilters} />
          ) : (
            <EmptyState title={words.empty} action={add}>
              {words.purpose}
            </EmptyState>
          )
        }
      >
        {({ total }) => (
          <div>
            <ListHead
              selection={selection}
              page={page}
              shown={items.length}
              total={total}
              note={orderText}
              acts={[
                chosen.some((item) => draftsOf(item).length > 0) && {
                  glyph: 'eye',
                  label: t`Опубликовать`,
                  run: () => actions.publish(chosen),
                },
                chosen.some((item) => publicOf(item).length > 0) && {
                  glyph: 'eyeOff',
                  label: t`Снять с публикации`,
                  run: () => actions.withdraw(chosen),
                },
                { glyph: 'trash', label: t`Удалить`, run: () => actions.remove(chosen) },
              ]}
            />
            <PostTable
              kind={kind}
              label={words.heading}
              items={items}
              selection={selection}
              actions={actions}
            />
          </div>
        )}
      </ReadList>
    </Page>
  );
}
