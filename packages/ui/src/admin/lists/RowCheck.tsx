import { box, target } from './RowCheck.css.ts';
import { useIndeterminate } from './useIndeterminate.ts';
import type { Selection } from './useSelection.ts';

export interface RowCheckProps {
  /** What it marks: «Отметить: X». */
  label: string;
  state: Selection['state'];
  /** With Shift held: from the last one that was pressed up to this one. */
  onToggle(isRange: boolean): void;
}

/** The box that marks a row. */
export function RowCheck({ label, state, onToggle }: RowCheckProps) {
  const input = useIndeterminate(state === 'some');
  return (
    <label className={target} title={label}>
      <input
        ref={input}
        type="checkbox"
        className={box}
        aria-label={label}
        checked={state === 'all'}
        onClick={(event) => onToggle(event.shiftKey)}
        // The press tells of Shift, a change does not.
        onChange={() => undefined}
      />
    </label>
  );
}
