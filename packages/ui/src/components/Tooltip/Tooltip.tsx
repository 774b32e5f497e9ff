import type { ReactElement, ReactNode } from 'react';
import { cloneElement, useId, useState } from 'react';
import { anchor, bubble } from './Tooltip.css.ts';

export interface TooltipProps {
  /** The words of the hint. */
  text: ReactNode;
  /** The one control the hint explains. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A hint under the pointer or the focus; Escape puts it away (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [isDismissed, setDismissed] = useState(false);
  return (
    <span
      role="presentation"
      className={anchor}
      data-state={isDismissed ? 'closed' : 'open'}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDismissed(true);
      }}
      onPointerLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} className={bubble}>
        {text}
      </span>
    </span>
  );
}
