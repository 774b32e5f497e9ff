import { useState } from 'react';

const [least, most] = [96, 640];

/** Returns the bounded height of the story in a frame, and a function that observes the frame once it has loaded. */
export function useFrameHeight(): [height: number, follow: (frame: HTMLIFrameElement) => void] {
  const [height, setHeight] = useState(least);
  const follow = (frame: HTMLIFrameElement) => {
    const root = frame.contentDocument?.querySelector('#storybook-root');
    const view = frame.contentWindow as (Window & typeof globalThis) | null;
    if (!root || !view) return;
    // The frame's own observer ends with the frame.
    new view.ResizeObserver(() => {
      const { bottom } = root.getBoundingClientRect();
      setHeight(Math.min(most, Math.max(least, Math.ceil(bottom + view.scrollY + 16))));
    }).observe(root);
  };
  return [height, follow];
}
