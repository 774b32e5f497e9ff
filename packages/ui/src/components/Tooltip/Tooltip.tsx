import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { placeTip } from './place.ts';
import { tooltip } from './Tooltip.css.ts';
import { useTip } from './useTip.ts';

/**
 * The tooltip of an icon button: the `data-tip` of the element under the pointer or in keyboard focus. The admin layout
 * contains one for all buttons. It repeats the button's name, so nothing refers to it and screen readers do not read it
 * twice.
 */
export function Tooltip() {
  const box = useRef<HTMLDivElement>(null);
  const tip = useTip(box);
  useLayoutEffect(() => {
    const element = box.current;
    if (!tip || !element) return;
    const view = document.documentElement;
    const { left, top } = placeTip(tip.target.getBoundingClientRect(), element.getBoundingClientRect(), {
      width: view.clientWidth,
      height: view.clientHeight,
    });
    element.style.translate = `${left}px ${top}px`;
  }, [tip]);
  if (!tip) return null;
  return createPortal(
    <div ref={box} role="tooltip" aria-hidden className={tooltip}>
      {tip.text}
    </div>,
    document.body,
  );
}
