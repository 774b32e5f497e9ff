import { useEscape } from '../../shared/useEscape.ts';
import { isDialogOpen } from '../../shared/useKey.ts';
import { useShortcut } from '../../shared/useShortcut.ts';
import type { EditorView } from './useEditorView.ts';

export interface EditorCommands {
  save(): void;
  /** Publishes the language worked on. */
  publish(): void;
}

/** The editor's keyboard shortcuts, except those of the text and of the publication date. */
export function useEditorShortcuts(view: EditorView, { save, publish }: EditorCommands): void {
  useShortcut('s', save);
  useShortcut('.', view.toggleDetails);
  useShortcut('f', view.toggleAlone, { hasShift: true });
  useEscape(view.isAlone && !view.dialog, view.toggleAlone);
  useShortcut('Enter', publish, { isFree: () => !view.dialog && !isDialogOpen() });
}
