import { box, target } from './RowCheck.css.ts';
import { useIndeterminate } from './useIndeterminate.ts';
import type { Selection } from './useSelection.ts';

export interface RowCheckProps {
  /** The label: «Отметить: X». */
  label: string;
  state: Selection['state'];
  /** With Shift held, selects from the last pressed row to this one. */
  onToggle(isRange: boolean): void;
}

/** The checkbox that selects a row. */
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
        // A click event has the Shift state, a change event does not.
        onChange={() => undefined}
      />
    </label>
  );
}
