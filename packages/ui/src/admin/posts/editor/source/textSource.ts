import type { Edit, Selection } from '../markdownEdits.ts';
import { templateEdit } from '../insert/insertions.ts';
import { applyEdit } from '../markdownEdits.ts';

/** The field that holds a source text, whichever it is now: the plain one or the rich one. */
export interface TextSource {
  read(): Selection;
  /** Changes the text at one place, selects as the edit says, takes the focus. */
  apply(edit: Edit): void;
  /** Puts a template in the place of the selection: `${}` around what is to be typed. */
  insert(template: string): void;
  /** Asks for one of the own posts; absent where the field cannot. */
  findPost?(): void;
  focus(): void;
  /** Selects a part, scrolls to it, takes the focus. */
  reveal(from: number, to: number): void;
  /** The place in the text that stands at this height of the window; null where it cannot be told. */
  placeAt(top: number): number | null;
}

/** What the rich field takes over from the plain one. */
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
    // The browser's own insertion keeps its undo; where it is gone the text is replaced whole.
    const isTaken = edit.insert !== '' && document.execCommand?.('insertText', false, edit.insert);
    if (!isTaken) onChange(applyEdit(area.value, edit));
    requestAnimationFrame(() => area.setSelectionRange(edit.start, edit.end));
  };
  return {
    read,
    apply,
    insert: (template) => apply(templateEdit(read(), template)),
    focus: () => area.focus(),
    reveal: select,
    placeAt: () => null,
  };
}
