import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Modal.css.ts';

export interface ModalProps {
  /** Names it for readers of the screen. */
  label: string;
  closeText: string;
  /** Leaves the address that shows it, where the visitor's own step back would lead elsewhere. */
  onLeave(): void;
  children: ReactNode;
}

/**
 * Shows what an address adds to a page over that page. The browser's own dialog keeps the focus inside and gives it
 * back, so public pages need no library for it.
 */
export function Modal({ label, closeText, onLeave, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // While it still stands in the page: a dialog that is taken out does not give the focus back.
    return () => dialog?.close();
  }, []);
  const leave = () => (cameFromHere() ? window.history.back() : onLeave());
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    leave();
  };
  const handleClick = (event: MouseEvent) => {
    // The dialog itself is pressed only outside of what it holds.
    if (event.target === event.currentTarget) leave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the cross do the same
    <dialog
      ref={ref}
      aria-label={label}
      className={styles.modal}
      onCancel={handleCancel}
      onClick={handleClick}
    >
      <div className={styles.close}>
        <Button isSquare tone="quiet" aria-label={closeText} onClick={leave}>
          <Icon name="close" />
        </Button>
      </div>
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}

/** A step made on this site leaves a mark in the history's entry; such a step can be taken back. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state;
  return state !== null && typeof state === 'object' && 'key' in state;
}
