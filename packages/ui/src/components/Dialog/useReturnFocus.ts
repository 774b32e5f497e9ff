import { useRef } from 'react';

export interface ReturnFocus {
  /** Called when it opens, before the focus moves. */
  remember(): void;
  /** Called when it has closed. */
  giveBack(event: Event): void;
}

/** Radix returns the focus only to its own trigger, and these dialogs are opened by state: remembers who had it. */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    giveBack: (event) => {
      event.preventDefault();
      // Something else has taken the focus on purpose, such as a newly opened page.
      if (document.activeElement && document.activeElement !== document.body) return;
      const connected =
        opener.current?.isConnected && opener.current !== document.body ? opener.current : null;
      const target = connected ?? document.querySelector<HTMLElement>('main');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
