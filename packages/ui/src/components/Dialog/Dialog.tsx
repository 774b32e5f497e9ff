import { useLingui } from '@lingui/react/macro';
import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import './scrollLock.css.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import { close, content, description, dialogSizes, footer, head, overlay, title } from './Dialog.css.ts';

export { dialogSizes };

/** The props of `Dialog`. */
export interface DialogProps {
  /** Names the dialog; always visible. */
  heading: ReactNode;
  /** One or two sentences under the heading, announced when the dialog opens. */
  lead?: ReactNode;
  /** The state: open or closed. */
  isOpen: boolean;
  /** Called when the dialog should open or close: Escape, a press outside, the close button. */
  onOpenChange(isOpen: boolean): void;
  /** Widest inline size: 420, 560 (default) or 1040 px. */
  size?: (typeof dialogSizes)[number];
  /** `alertdialog` for a question that must be answered: no close button or press outside. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** The element that gets the focus first. Default: the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Whether the person can close it. Default `true`. */
  canClose?: boolean;
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
  /** The content between the lead and the buttons. */
  children?: ReactNode;
}

/** A modal dialog. It keeps the focus inside and returns it when it closes. */
export function Dialog(props: DialogProps) {
  const { heading, lead, isOpen, onOpenChange, size = 'medium', role = 'dialog', canClose = true } = props;
  const { t } = useLingui();
  const returnFocus = useReturnFocus();
  const mustAnswer = role === 'alertdialog' || !canClose;
  const hold = (event: Event) => {
    if (mustAnswer) event.preventDefault();
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Radix's own overlay writes a style element to lock the page's scroll, which a strict policy forbids. */}
        <div className={overlay} data-scroll-lock>
          <Radix.Content
            role={role}
            className={content[size]}
            {...(lead ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              returnFocus.remember();
              const first = props.initialFocus?.current ?? firstField(event.currentTarget);
              if (!first) return;
              event.preventDefault();
              first.focus();
            }}
            onCloseAutoFocus={returnFocus.giveBack}
            onPointerDownOutside={hold}
            onInteractOutside={hold}
            // React passes events on to the dialog's parents: a form there would be submitted too.
            onSubmit={(event) => event.stopPropagation()}
            onEscapeKeyDown={(event) => {
              // Escape first returns an item that is being sorted: its own handler runs after this one.
              if (!canClose || document.querySelector('[data-state="lifted"]')) event.preventDefault();
            }}
          >
            <div className={head}>
              <Radix.Title className={title}>{heading}</Radix.Title>
              {mustAnswer ? null : (
                <Radix.Close asChild>
                  <IconButton glyph="close" label={t`Закрыть`} className={close} />
                </Radix.Close>
              )}
            </div>
            {lead ? <Radix.Description className={description}>{lead}</Radix.Description> : null}
            {props.children}
            {props.actions ? <div className={footer}>{props.actions}</div> : null}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Returns the first field: a form starts there and not on the close button. */
function firstField(content: EventTarget | null): HTMLElement | null {
  if (!(content instanceof HTMLElement)) return null;
  return content.querySelector<HTMLElement>('input:not([hidden]), textarea, select');
}
