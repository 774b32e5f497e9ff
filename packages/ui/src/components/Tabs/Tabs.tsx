import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';
import { list, panel, tab } from './Tabs.css.ts';

/** A tab of `Tabs`. */
export interface TabsItem<Value extends string> {
  /** The key of the tab. */
  value: Value;
  /** The label of the tab. */
  label: ReactNode;
  /** The panel. It stays mounted while hidden, so that nothing typed in it is lost. */
  content: ReactNode;
}

/** The props of `Tabs`. */
export interface TabsProps<Value extends string> {
  /** Names the set of tabs. */
  label: string;
  /** From left to right. */
  items: readonly TabsItem<Value>[];
  /** The tab that is shown. */
  value: Value;
  /** Called when another tab is chosen. */
  onValueChange(value: Value): void;
}

/** Panels, one of which is visible. Arrows, Home and End move between the tabs. */
export function Tabs<Value extends string>({ label, items, value, onValueChange }: TabsProps<Value>) {
  const id = useId();
  const buttons = useRef(new Map<Value, HTMLButtonElement>());
  const handleKeyDown = (event: KeyboardEvent) => {
    // Alt and an arrow goes back in the history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = items.findIndex((item) => item.value === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
    const next = to === undefined ? undefined : items[(to + items.length) % items.length];
    if (!next) return;
    event.preventDefault();
    onValueChange(next.value);
    buttons.current.get(next.value)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className={list} onKeyDown={handleKeyDown}>
        {items.map((item) => (
          <button
            key={item.value}
            ref={(element) => {
              if (element) buttons.current.set(item.value, element);
            }}
            type="button"
            role="tab"
            id={`${id}-${item.value}-tab`}
            aria-controls={`${id}-${item.value}-panel`}
            aria-selected={item.value === value}
            tabIndex={item.value === value ? 0 : -1}
            className={tab}
            onClick={() => onValueChange(item.value)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-${item.value}-panel`}
          aria-labelledby={`${id}-${item.value}-tab`}
          hidden={item.value !== value}
          className={panel}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}
