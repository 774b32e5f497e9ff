import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { acts as actsClass, amount, head } from './ListHead.css.ts';
import { RowCheck } from './RowCheck.tsx';
import type { Selection } from './useSelection.ts';

export interface ListHeadProps {
  selection: Selection;
  /** The shown range and the total. */
  summary: ReactNode;
  /** Actions on the selected rows. */
  acts: ReactNode;
}

/** Above the rows: a checkbox for the whole page and the total; with a selection, the actions on it. */
export function ListHead({ selection, summary, acts }: ListHeadProps) {
  const { t } = useLingui();
  const { count, total, state } = selection;
  return (
    <div
      className={head}
      data-state={state === 'none' ? 'resting' : 'marked'}
      role="group"
      aria-label={t`Отмеченное в списке`}
    >
      {total > 0 ? (
        <RowCheck
          label={state === 'all' ? t`Снять отметки` : t`Отметить всё на странице`}
          state={state}
          onToggle={() => selection.toggleAll()}
        />
      ) : null}
      <span role="status" className={amount}>
        {count > 0 ? t`Отмечено: ${count}` : summary}
      </span>
      {count > 0 ? (
        <>
          <div className={actsClass}>{acts}</div>
          <IconButton glyph="close" label={t`Снять отметки`} onClick={() => selection.clear()} />
        </>
      ) : null}
    </div>
  );
}
