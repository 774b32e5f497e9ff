import type { PostSummary } from '@janus-site/core';
import { languages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { LanguageChip } from '../../admin/LanguageChips.tsx';
import { chips } from '../../admin/LanguageChips.css.ts';
import { stateOf } from '../../admin/postEditor/postValues.ts';
import { findTranslation, pickTranslation } from '../../admin/titles.ts';
import { useNow } from '../../admin/useNow.ts';
import { When } from '../../admin/When.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { useHost } from '../../data/host.ts';

export interface PostTableProps {
  items: readonly PostSummary[];
  onRemove(post: PostSummary): void;
}

/** Posts in rows: title, languages, tags, when it was touched, what can be done. */
export function PostTable({ items, onRemove }: PostTableProps) {
  const { t } = useLingui();
  const host = useHost();
  const now = useNow();
  const titleOf = (post: PostSummary) =>
    pickTranslation(post.translations, host.language)?.title ?? post.slug;
  const editHref = (post: PostSummary) => host.href('editPost', { params: { id: post.id } });
  const isLive = (post: PostSummary) => post.translations.some((one) => stateOf(one, now) === 'published');
  return (
    <Table
      label={t`Посты`}
      items={items}
      getId={(post) => post.id}
      columns={[
        {
          title: t`Заголовок`,
          kind: 'heading',
          render: (post) => <Link href={editHref(post)}>{titleOf(post)}</Link>,
        },
        {
          title: t`Языки`,
          render: (post) => (
            <span className={chips}>
              {languages.map((language) => (
                <LanguageChip
                  key={language}
                  language={language}
                  state={stateOf(findTranslation(post.translations, language), now)}
                />
              ))}
            </span>
          ),
        },
        { title: t`Метки`, render: (post) => post.tags.join(', ') },
        { title: t`Изменён`, render: (post) => <When time={post.updated_at} /> },
        {
          title: t`Действия`,
          kind: 'actions',
          render: (post) => (
            <DropdownMenu trigger={<IconButton glyph="more" label={t`Действия: ${titleOf(post)}`} />}>
              <MenuItem glyph="pencil" onSelect={() => host.navigate(editHref(post))}>{t`Изменить`}</MenuItem>
              {isLive(post) ? (
                <MenuItem
                  glyph="external"
                  onSelect={() => host.navigate(host.href('post', { params: { slug: post.slug } }))}
                >
                  {t`Открыть на сайте`}
                </MenuItem>
              ) : null}
              <MenuSeparator />
              <MenuItem glyph="trash" tone="danger" onSelect={() => onRemove(post)}>{t`Удалить`}</MenuItem>
            </DropdownMenu>
          ),
        },
      ]}
    />
  );
}
