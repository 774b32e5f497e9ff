import type { Edit, Selection } from '../markdownEdits.ts';
import { templateEdit } from '../insert/insertions.ts';
import { applyEdit } from '../markdownEdits.ts';

/** The current field of a source text, plain or rich. */
export interface TextSource {
  read(): Selection;
  /** Applies an edit with its selection and takes the focus. */
  apply(edit: Edit): void;
  /** Applies a change of the program at once, as part of the last undo step; absent if the field shows its value. */
  fill?(text: string): void;
  /** Replaces the selection with a template; `${}` marks placeholders. */
  insert(template: string): void;
  /** Starts the search for a post of the author; absent if the field does not support it. */
  findPost?(): void;
  /** Opens find and replace; absent if the field does not support it. */
  find?(): void;
  moveInHistory(step: 'undo' | 'redo'): void;
  focus(): void;
  /** Selects a range, scrolls to it and takes the focus. */
  reveal(from: number, to: number): void;
  /** Returns the text position at this height of the window; null if unknown. */
  placeAt(top: number): number | null;
}

/** What the rich field restores from the plain one. */
export interface Handover {
  start: number;
  end: number;
  hasFocus: boolean;
}

export function handoverOf(area: HTMLTextAreaElement | null): Handover {
  return {
    start: area?.selectionStart ?? 0,
    end: area?.selectionEnd ?? 0,
    hasFocus: area !== null && area === document.activeElement,
  };
}

export function areaSource(area: HTMLTextAreaElement, onChange: (text: string) => void): TextSource {
  const select = (start: number, end: number) => {
    area.focus();
    area.setSelectionRange(start, end);
  };
  const read = () => ({ text: area.value, start: area.selectionStart, end: area.selectionEnd });
  const apply = (edit: Edit) => {
    select(edit.from, edit.to);
    // Native insertion keeps the browser's undo; where it is unsupported, the whole text is replaced.
    const isTaken = edit.insert !== '' && document.execCommand?.('insertText', false, edit.insert);
    if (!isTaken) onChange(applyEdit(area.value, edit));
    requestAnimationFrame(() => area.setSelectionRange(edit.start, edit.end));
  };
  return {
    read,
    apply,
    insert: (template) => apply(templateEdit(read(), template)),
    moveInHistory(step) {
      area.focus();
      // The browser's own history of the field has no other interface.
      document.execCommand?.(step);
    },
    focus: () => area.focus(),
    reveal: select,
    placeAt: () => null,
  };
}
