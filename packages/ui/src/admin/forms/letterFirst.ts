import type { Editor, Kind } from '@janus-site/core/editor';

const isRich = (element: Element | null) => element instanceof HTMLElement && element.isContentEditable;

/**
 * An editor that tells of changes at once, but of what is typed into a rich text after the next frame: such a text
 * draws each letter itself, and what stands around it must not delay that.
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
        // A merged text must be in the field before the next letter; a plain field shows only what it is told; a hidden
        // window paints nothing.
        if (!isTyping || document.hidden || !isRich(document.activeElement)) return listener();
        if (!isAwaited) requestAnimationFrame(() => setTimeout(tell));
        isAwaited = true;
      });
    },
  };
}
