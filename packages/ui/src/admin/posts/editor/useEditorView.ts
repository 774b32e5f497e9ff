import type { Language } from '@janus-site/core';
import { languages } from '@janus-site/core';
import type { RefObject } from 'react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { usePage } from '../../../hooks/page.ts';
import { fieldId } from '../../forms/FormNotices.tsx';
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { media } from '../../../theme/media.ts';
import { hasWords } from '../../forms/useTranslatedForm.ts';
import type { PostValues } from './postValues.ts';
import type { Place } from './publishChecks.ts';
import type { EditorRegistry } from './source/editorRegistry.ts';

export type View = 'both' | Language;
/** What stands over the editor. */
export type OpenDialog = { kind: 'publish' | 'history'; language: Language } | { kind: 'link' };

export interface EditorView {
  isWide: boolean;
  view: View;
  show(view: View): void;
  /** On a narrow screen: the words or how they will look. */
  tab: 'text' | 'preview';
  showTab(tab: 'text' | 'preview'): void;
  /** The language that is shown, or, of two, the one that was worked on last. */
  active: Language;
  activate(language: Language): void;
  dialog: OpenDialog | null;
  open(dialog: OpenDialog): void;
  close(): void;
  /** Closes what stands over the editor and goes to a place in a text. */
  go(language: Language, place: Place): void;
}

/** What of the editor is on the screen. */
export function useEditorView(values: PostValues, desk: RefObject<EditorRegistry>): EditorView {
  const page = usePage();
  const isWide = useMediaQuery(media.twoPanes, true);
  const [view, setView] = useState<View>(() => languageWithWords(values, page.language));
  const [last, setLast] = useState<Language>(page.language);
  const [tab, setTab] = useState<'text' | 'preview'>('text');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const active = view === 'both' ? last : view;
  // Two languages side by side need the room.
  const shown = view === 'both' && !isWide ? last : view;
  return {
    isWide,
    view: shown,
    show: setView,
    tab,
    showTab: setTab,
    active,
    activate: setLast,
    dialog,
    open: setDialog,
    close: () => setDialog(null),
    go(language, { field, from, to }) {
      // All of it at once: the field must be there, and the closing dialog gives the focus back by itself.
      flushSync(() => {
        setDialog(null);
        setTab('text');
        if (view !== 'both' && view !== language) setView(language);
      });
      setTimeout(() => {
        if (field === 'body') desk.current.sources.get(language)?.reveal(from, to);
        else document.getElementById(fieldId(`${language}.${field}`))?.focus();
      });
    },
  };
}

/** Begins in the page's language, unless only the other one has words. */
function languageWithWords(values: Record<Language, object>, preferred: Language): Language {
  if (hasWords(values[preferred])) return preferred;
  return languages.find((language) => hasWords(values[language])) ?? preferred;
}
