import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../hooks/useLatest.ts';
import { placeAt } from './order.ts';

const mouseSlack = 5;
const touchHold = 200;
const edge = 64;

interface Hold {
  id: string;
  startY: number;
  pointerId: number;
  isLifted: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export interface PointerSort {
  onLift(id: string): void;
  /** Called when the item is over the place with this index. */
  onMove(id: string, index: number): void;
  onDrop(): void;
  onCancel(): void;
}

/**
 * Sorts by mouse, pen or finger. A mouse starts after 5 px and a finger after 200 ms, so that neither a press nor a
 * scroll moves anything. Listens on the window, because moving a node in the document would end a pointer capture.
 */
export function usePointerSort(list: RefObject<HTMLElement | null>, sort: PointerSort) {
  const hold = useRef<Hold | null>(null);
  const latest = useLatest(sort);
  const ends = useRef<() => void>(() => undefined);
  useEffect(() => () => ends.current(), []);

  const isHolding = (event: PointerEvent) => event.pointerId === hold.current?.pointerId;

  const lift = () => {
    if (!hold.current || hold.current.isLifted) return;
    const { id } = hold.current;
    hold.current.isLifted = true;
    flushSync(() => latest.current.onLift(id));
  };

  const handleMove = (event: PointerEvent) => {
    const current = hold.current;
    if (!current || !isHolding(event)) return;
    const distance = Math.abs(event.clientY - current.startY);
    if (!current.isLifted) {
      if (event.pointerType === 'touch') {
        if (distance > 10) finish(false);
        return;
      }
      if (distance < mouseSlack) return;
      lift();
    }
    event.preventDefault();
    if (event.clientY < edge) window.scrollBy(0, -12);
    if (event.clientY > window.innerHeight - edge) window.scrollBy(0, 12);
    const others = [...(list.current?.children ?? [])].filter(
      (child) => child.getAttribute('data-id') !== current.id,
    );
    const middles = others.map((child) => {
      const box = child.getBoundingClientRect();
      return box.top + box.height / 2;
    });
    // Drawn at once: the next move or the drop may come in the same frame and starts from what is drawn.
    flushSync(() => latest.current.onMove(current.id, placeAt(event.clientY, middles)));
  };

  const finish = (isDrop: boolean) => {
    const current = hold.current;
    ends.current();
    if (!current?.isLifted) return;
    if (isDrop) latest.current.onDrop();
    else latest.current.onCancel();
  };

  return function handlePointerDown(event: ReactPointerEvent, id: string) {
    if (event.button !== 0) return;
    finish(false);
    const timer = event.pointerType === 'touch' ? setTimeout(lift, touchHold) : undefined;
    hold.current = { id, startY: event.clientY, pointerId: event.pointerId, isLifted: false, timer };
    const handleUp = (up: PointerEvent) => {
      if (isHolding(up)) finish(true);
    };
    const handleCancel = (cancel: PointerEvent) => {
      if (isHolding(cancel)) finish(false);
    };
    const handleKey = (key: KeyboardEvent) => {
      if (key.key === 'Escape') finish(false);
    };
    window.addEventListener('pointermove', handleMove, { passive: false });
    window.addEventListener('pointerup', handleUp);
    window.addEventListener('pointercancel', handleCancel);
    window.addEventListener('keydown', handleKey);
    ends.current = () => {
      clearTimeout(hold.current?.timer);
      hold.current = null;
      window.removeEventListener('pointermove', handleMove);
      window.removeEventListener('pointerup', handleUp);
      window.removeEventListener('pointercancel', handleCancel);
      window.removeEventListener('keydown', handleKey);
      ends.current = () => undefined;
    };
  };
}
