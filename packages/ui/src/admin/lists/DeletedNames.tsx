import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { head, list, row } from './DeletedNames.css.ts';
import type { Named } from './useBulkActions.ts';

export interface DeletedNamesProps {
  items: readonly Named[];
  /** Returns the label of the restore button: «Вернуть метку …». */
  labelOf(title: string): string;
  onRestore(item: Named): void;
}

/** The names deleted in the last 30 days, each with a restore button. */
export function DeletedNames({ items, labelOf, onRestore }: DeletedNamesProps) {
  const { t } = useLingui();
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className={head}>{t`Недавно удалённые`}</h2>
      <ul role="list" className={list}>
        {items.map((item) => (
          <li key={item.id} className={row}>
            <span>{item.title}</span>
            <Button tone="quiet" aria-label={labelOf(item.title)} onClick={() => onRestore(item)}>
              <Glyph name="undo" size={16} />
              {t`Вернуть`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
