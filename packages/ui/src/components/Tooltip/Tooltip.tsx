import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { placeTip } from './place.ts';
import { tooltip } from './Tooltip.css.ts';
import { useTip } from './useTip.ts';

/**
 * The words under a button that is a picture: shows the `data-tip` of what is pointed at or reached by keyboard. One
 * stands in the admin layout for all of them. A tip repeats the name of its button,
 * so nothing refers to it and screen readers do not meet it a second time.
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
