type Subscribe = (listener: () => void) => () => void;

const isRich = (element: Element | null) => element instanceof HTMLElement && element.isContentEditable;

/**
 * Tells of changes at once, but while a rich text has the focus after the next frame: it draws each letter itself, and
 * what stands around it must not delay that.
 */
export function subscribeAfterPaint(subscribe: Subscribe): Subscribe {
  return (listener) => {
    let isAwaited = false;
    const tell = () => {
      isAwaited = false;
      listener();
    };
    return subscribe(() => {
      // A hidden window paints nothing, and a plain field shows only what it is told.
      if (document.hidden || !isRich(document.activeElement)) return listener();
      if (!isAwaited) requestAnimationFrame(() => setTimeout(tell));
      isAwaited = true;
    });
  };
}
