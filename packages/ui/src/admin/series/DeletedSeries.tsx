import type { Series } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { usePage } from '../../hooks/page.ts';
import { deletedItem, deletedList, head } from './Series.css.ts';
import { seriesTitle } from './seriesText.ts';

export interface DeletedSeriesProps {
  items: readonly Series[];
  onRestore(item: Series): void;
}

/** What was deleted in the last 30 days, with the way back. */
export function DeletedSeries({ items, onRestore }: DeletedSeriesProps) {
  const { t } = useLingui();
  const { language } = usePage();
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className={head}>{t`Недавно удалённые`}</h2>
      <ul role="list" className={deletedList}>
        {items.map((item) => {
          const title = seriesTitle(item, language);
          return (
            <li key={item.id} className={deletedItem}>
              <span>{title}</span>
              <Button tone="quiet" aria-label={t`Вернуть серию «${title}»`} onClick={() => onRestore(item)}>
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
