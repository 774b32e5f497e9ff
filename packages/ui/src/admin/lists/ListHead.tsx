import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import type { GlyphName } from '../../components/Glyph/Glyph.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { acts as actsClass, amount, head } from './ListHead.css.ts';
import { RowCheck } from './RowCheck.tsx';
import { useRangeText } from './useRangeText.ts';
import type { Selection } from './useSelection.ts';

/** An action on the selected rows; each of a list has another glyph. */
export interface ListAction {
  glyph: GlyphName;
  label: string;
  run(): void;
}

export interface ListHeadProps {
  selection: Selection;
  page: number;
  /** The number of rows on the page. */
  shown: number;
  /** The number of rows on all pages. */
  total: number;
  /** The order of the rows, after their numbers. */
  note?: string;
  /** Actions on the selected rows; false for one that fits none of them. */
  acts: readonly (ListAction | false)[];
}

/** Above the rows: a checkbox for the whole page and the total; with a selection, the actions on it. */
export function ListHead({ selection, page, shown, total, note, acts }: ListHeadProps) {
  const { t } = useLingui();
  const rangeText = useRangeText();
  const { count, state } = selection;
  const start = (act: ListAction) => () => {
    selection.clear();
    act.run();
  };
  return (
    <div
      className={head}
      data-state={state === 'none' ? 'resting' : 'marked'}
      role="group"
      aria-label={t`Отмеченное в списке`}
    >
      {selection.total > 0 ? (
        <RowCheck
          label={state === 'all' ? t`Снять отметки` : t`Отметить всё на странице`}
          state={state}
          onToggle={() => selection.toggleAll()}
        />
      ) : null}
      <span role="status" className={amount}>
        {count > 0 ? t`Отмечено: ${count}` : rangeText(page, shown, total)}
        {count === 0 && note ? (
          <>
            {' '}
            <span>· {note}</span>
          </>
        ) : null}
      </span>
      {count > 0 ? (
        <>
          <div className={actsClass}>
            {acts.map((act) =>
              act ? (
                <Button key={act.glyph} tone="quiet" onClick={start(act)}>
                  <Glyph name={act.glyph} size={16} />
                  {act.label}
                </Button>
              ) : null,
            )}
          </div>
          <IconButton glyph="close" label={t`Снять отметки`} onClick={() => selection.clear()} />
        </>
      ) : null}
    </div>
  );
}
