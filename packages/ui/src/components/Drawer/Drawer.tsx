import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import '../Dialog/scrollLock.css.ts';
import { useReturnFocus } from '../Dialog/useReturnFocus.ts';
import { hiddenTitle, overlay, permanent, temporary } from './Drawer.css.ts';

/** The props of `Drawer`. */
export interface DrawerProps {
  /** `permanent` is next to the page, `temporary` covers it until something is chosen. */
  variant: 'permanent' | 'temporary';
  /** The state: open or closed. */
  isOpen: boolean;
  /** Called when a temporary drawer should close: Escape or a press outside. */
  onOpenChange(isOpen: boolean): void;
  /** The name of a temporary drawer for screen readers. */
  label: string;
  /** The id that connects a permanent drawer to the button that shows it. */
  id?: string;
  /** The content, usually links. */
  children: ReactNode;
}

/** A side panel 240 px wide. */
export function Drawer({ variant, isOpen, onOpenChange, label, id, children }: DrawerProps) {
  const returnFocus = useReturnFocus();
  if (variant === 'permanent') {
    return (
      <div id={id} className={permanent} hidden={!isOpen} data-state={isOpen ? 'open' : 'closed'}>
        {children}
      </div>
    );
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Not Radix's own overlay: it writes a style element, which a strict policy forbids. */}
        <div className={overlay} data-scroll-lock />
        <Radix.Content
          id={id}
          className={temporary}
          aria-describedby={undefined}
          onOpenAutoFocus={returnFocus.remember}
          onCloseAutoFocus={returnFocus.giveBack}
        >
          <Radix.Title className={hiddenTitle}>{label}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
