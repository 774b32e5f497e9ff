import type { Tag } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { usePage } from '../../hooks/page.ts';
import { deletedHead, deletedItem, deletedList } from './TagsScreen.css.ts';
import { tagTitle } from './tagText.ts';

export interface DeletedTagsProps {
  items: readonly Tag[];
  onRestore(tag: Tag): void;
}

/** What was deleted in the last 30 days, with the way back. */
export function DeletedTags({ items, onRestore }: DeletedTagsProps) {
  const { t } = useLingui();
  const { language } = usePage();
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className={deletedHead}>{t`Недавно удалённые`}</h2>
      <ul role="list" className={deletedList}>
        {items.map((tag) => {
          const title = tagTitle(tag, language);
          return (
            <li key={tag.id} className={deletedItem}>
              <span>{title}</span>
              <Button tone="quiet" aria-label={t`Вернуть метку «${title}»`} onClick={() => onRestore(tag)}>
                <Glyph name="undo" size={16} />
                {t`Вернуть`}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
