import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import '../Dialog/scrollLock.css.ts';
import { useReturnFocus } from '../Dialog/useReturnFocus.ts';
import { drawerWidth, hiddenTitle, overlay, permanent, temporary } from './Drawer.css.ts';

export { drawerWidth };

export interface DrawerProps {
  /** `permanent` stands beside the page, `temporary` lies over it until something is chosen. */
  variant: 'permanent' | 'temporary';
  /** The named state: open or closed. */
  isOpen: boolean;
  /** Asked to close by Escape or by a press outside; only a temporary drawer asks. */
  onOpenChange(isOpen: boolean): void;
  /** Names the temporary drawer for readers. */
  label: string;
  /** Ties a permanent drawer to the button that shows it. */
  id?: string;
  /** What stands in it: links, as a rule. */
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
