import { useLingui } from '@lingui/react/macro';
import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import '../Dialog/scrollLock.css.ts';
import { useReturnFocus } from '../Dialog/useReturnFocus.ts';
import { overlay } from '../Drawer/Drawer.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { head, sheet, title } from './Sheet.css.ts';

export interface SheetProps {
  /** Names the sheet; always visible. */
  heading: ReactNode;
  /** Called when the sheet should close: Escape, a press outside, the close button. */
  onClose(): void;
  /** The content under the heading. */
  children: ReactNode;
}

/** A sheet that slides up over the page, for content that has no room on a phone. */
export function Sheet({ heading, onClose, children }: SheetProps) {
  const { t } = useLingui();
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        {/* Not Radix's own overlay: it writes a style element, which a strict policy forbids. */}
        <div className={overlay} data-scroll-lock />
        <Radix.Content
          className={sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            returnFocus.remember();
            // Not into a field: a phone's keyboard would cover the sheet.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={returnFocus.giveBack}
        >
          <div className={head}>
            <Radix.Title className={title}>{heading}</Radix.Title>
            <Radix.Close asChild>
              <IconButton glyph="close" label={t`Закрыть`} />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
