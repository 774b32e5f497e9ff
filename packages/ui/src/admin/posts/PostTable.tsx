import { languages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { LanguageChip } from '../shared/LanguageChips.tsx';
import { chips } from '../shared/LanguageChips.css.ts';
import { RowCheck } from '../lists/RowCheck.tsx';
import type { Selection } from '../lists/useSelection.ts';
import { useFaceLinks } from '../shared/acrossFaces.ts';
import { languageState } from '../shared/languageState.ts';
import { SampleMark } from '../sample/SampleMark.tsx';
import { useSampleIds } from '../sample/useSampleIds.ts';
import { findTranslation } from '../shared/titles.ts';
import { useNow } from '../shared/useNow.ts';
import { When } from '../shared/When.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import type { ListedPost } from './listedPost.ts';
import { draftsOf, isLive, publicOf } from './listedPost.ts';
import { postAddress } from './postAddress.ts';
import { PostMarks } from './PostMarks.tsx';
import type { ListedKind } from './useListWords.ts';
import type { PostActions } from './usePostActions.ts';
import { useTagNames } from './useTagNames.ts';

export interface PostTableProps {
  kind: ListedKind;
  label: string;
  items: readonly ListedPost[];
  selection: Selection;
  actions: PostActions;
}

/** Posts in rows: title, languages, tags (for a page its place), time of the last change, actions. */
export function PostTable({ kind, label, items, selection, actions }: PostTableProps) {
  const { t } = useLingui();
  const { href, navigate } = useNavigation();
  const links = useFaceLinks();
  const faceNames = { portfolio: t`Портфолио`, blog: t`Блог` };
  const now = useNow();
  const samples = useSampleIds();
  const nameOfTag = useTagNames();
  const editHref = (item: ListedPost) => href('editPost', { params: { id: item.id } });
  return (
    <Table
      label={label}
      items={items}
      getId={(item) => item.id}
      columns={[
        {
          title: t`Отметка`,
          kind: 'select',
          render: (item) => (
            <RowCheck
              label={t`Отметить: ${item.title}`}
              state={selection.ids.has(item.id) ? 'all' : 'none'}
              onToggle={(isRange) => selection.toggle(item.id, isRange)}
            />
          ),
        },
        {
          title: t`Заголовок`,
          kind: 'heading',
          render: (item) => (
            <>
              <Link href={editHref(item)}>{item.title}</Link> <PostMarks post={item.post} />{' '}
              {samples.has(item.id) ? <SampleMark /> : null}
            </>
          ),
        },
        {
          title: t`Языки`,
          render: ({ post }) => (
            <span className={chips}>
              {languages.map((language) => {
                const translation = findTranslation(post.translations, language);
                return (
                  <LanguageChip
                    key={language}
                    language={language}
                    state={languageState(translation, now)}
                    isOutdated={translation?.is_outdated}
                    hasPending={translation?.has_pending}
                  />
                );
              })}
            </span>
          ),
        },
        kind === 'post'
          ? { title: t`Метки`, render: ({ post }) => post.tags.map(nameOfTag).join(', ') }
          : {
              title: t`Место`,
              render: ({ post }) => `${faceNames[post.page_face ?? 'blog']} · /${post.slug}`,
            },
        { title: t`Изменён`, render: ({ post }) => <When time={post.updated_at} /> },
        {
          title: t`Действия`,
          kind: 'actions',
          render: (item) => (
            <DropdownMenu trigger={<IconButton glyph="more" label={t`Действия: ${item.title}`} />}>
              <MenuItem glyph="pencil" onSelect={() => navigate(editHref(item))}>{t`Изменить`}</MenuItem>
              {isLive(item, now) ? (
                <MenuItem glyph="external" onSelect={() => navigate(postAddress(links, item.post))}>
                  {t`Открыть на сайте`}
                </MenuItem>
              ) : null}
              {draftsOf(item).length > 0 ? (
                <MenuItem glyph="eye" onSelect={() => actions.publish([item])}>{t`Опубликовать`}</MenuItem>
              ) : null}
              {publicOf(item).length > 0 ? (
                <MenuItem glyph="eyeOff" onSelect={() => actions.withdraw([item])}>
                  {isLive(item, now) ? t`Снять с публикации` : t`Снять с расписания`}
                </MenuItem>
              ) : null}
              <MenuSeparator />
              <MenuItem glyph="trash" tone="danger" onSelect={() => actions.remove([item])}>
                {t`Удалить`}
              </MenuItem>
            </DropdownMenu>
          ),
        },
      ]}
    />
  );
}
