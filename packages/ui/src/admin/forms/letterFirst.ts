import type { Editor, Kind } from '@janus-site/core/editor';

const isRich = (element: Element | null) => element instanceof HTMLElement && element.isContentEditable;

/**
 * Wraps an editor: it reports changes immediately, but typing in a rich text only after the next frame, since such a
 * field draws each letter itself and updates around it must not delay that.
 */
export function letterFirst<T extends Kind>(editor: Editor<T>): Editor<T> {
  let isTyping = false;
  return {
    ...editor,
    dispatch(event) {
      isTyping = event.type === 'typed';
      try {
        editor.dispatch(event);
      } finally {
        isTyping = false;
      }
    },
    subscribe(listener) {
      let isAwaited = false;
      const tell = () => {
        isAwaited = false;
        listener();
      };
      return editor.subscribe(() => {
        // A merged text must reach the field before the next letter; a plain field shows only its value; a hidden
        // window paints no frames.
        if (!isTyping || document.hidden || !isRich(document.activeElement)) return listener();
        if (!isAwaited) requestAnimationFrame(() => setTimeout(tell));
        isAwaited = true;
      });
    },
  };
}
