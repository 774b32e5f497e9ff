import type { Language } from '@janus-site/core';
import { languages } from '@janus-site/core';
import type { RefObject } from 'react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { usePage } from '../../../hooks/page.ts';
import { fieldId } from '../../forms/FormNotices.tsx';
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { twoPanesQuery } from '../../../theme/media.ts';
import { hasWords } from '@janus-site/core/editor';
import type { PostValues } from '@janus-site/core/editor';
import type { Place } from './publishChecks.ts';
import { readStored, store } from '../../shared/storage.ts';
import type { EditorRegistry } from '../../markdown/source/editorRegistry.ts';

export type View = 'both' | Language;
/** The dialog open over the editor. */
export type OpenDialog = { kind: 'publish' | 'history'; language: Language } | { kind: 'link' };

export interface EditorView {
  isWide: boolean;
  view: View;
  show(view: View): void;
  /** Whether the preview is shown: next to the text, or instead of it where there is no room for both. */
  isPreview: boolean;
  togglePreview(): void;
  /** Whether the details are shown. */
  isDetails: boolean;
  toggleDetails(): void;
  /** Whether only the text is shown, without bars and side panels. */
  isAlone: boolean;
  toggleAlone(): void;
  /** The shown language or, of two, the last one worked on. */
  active: Language;
  activate(language: Language): void;
  dialog: OpenDialog | null;
  open(dialog: OpenDialog): void;
  close(): void;
  /** Closes the dialog and goes to a place in a text. */
  go(language: Language, place: Place): void;
  /** Goes to the field at a dotted path of the values. */
  goToField(path: string): void;
}

const isTypedIn = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || element.nodeName === 'TEXTAREA');

const aloneKey = 'writing.alone';

/** Returns the state of the editor's layout. */
export function useEditorView(values: PostValues, registry: RefObject<EditorRegistry>): EditorView {
  const page = usePage();
  const isWide = useMediaQuery(twoPanesQuery, true);
  const [view, setView] = useState<View>(() => languageWithWords(values, page.language));
  const [last, setLast] = useState<Language>(page.language);
  // Until the user chooses: shown next to the text, never instead of it.
  const [isWanted, setWanted] = useState<boolean | null>(null);
  const [isDetails, setDetails] = useState(false);
  const [isAlone, setAlone] = useState(() => readStored('sessionStorage', aloneKey) === 'yes');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const active = view === 'both' ? last : view;
  const isPreview = isWanted ?? isWide;
  const inDetails = (path: string) => path.startsWith('shared.') || path.endsWith('.summary');
  // Synchronous, so that the field exists and the closing dialog has returned the focus before the field is focused.
  const uncover = (path: string, language: Language | undefined) =>
    flushSync(() => {
      setDialog(null);
      if (inDetails(path)) {
        setAlone(false);
        setDetails(true);
      } else if (!isWide) {
        setWanted(false);
        setDetails(false);
      }
      if (language && view !== 'both' && view !== language) setView(language);
    });
  const goToField = (path: string) => {
    uncover(
      path,
      languages.find((language) => path.startsWith(`${language}.`)),
    );
    setTimeout(() => document.getElementById(fieldId(path))?.focus());
  };
  // Two languages need the room of a wide screen.
  const shown = view === 'both' && !isWide ? last : view;
  return {
    isWide,
    view: shown,
    show: setView,
    isPreview: isPreview && shown !== 'both',
    togglePreview: () => {
      // There is room for one side panel only: the details close.
      const isCovered = isWide && isDetails;
      setDetails(false);
      setWanted(isCovered || !isPreview);
    },
    isDetails,
    toggleDetails: () => {
      // In the text-only view no side panel is visible.
      store('sessionStorage', aloneKey, null);
      setAlone(false);
      setDetails(isAlone || !isDetails);
    },
    isAlone,
    toggleAlone: () => {
      store('sessionStorage', aloneKey, isAlone ? null : 'yes');
      setAlone(!isAlone);
      // The pressed control may be hidden now.
      setTimeout(() => {
        if (!isTypedIn(document.activeElement)) registry.current.sources.get(active)?.focus();
      });
    },
    active,
    activate: setLast,
    dialog,
    open: setDialog,
    close: () => setDialog(null),
    go(language, { field, from, to }) {
      const path = `${language}.${field}`;
      if (field !== 'body') return goToField(path);
      uncover(path, language);
      setTimeout(() => registry.current.sources.get(language)?.reveal(from, to));
    },
    goToField,
  };
}

/** Returns the page's language, unless only the other one has text. */
function languageWithWords(values: Record<Language, object>, preferred: Language): Language {
  if (hasWords(values[preferred])) return preferred;
  return languages.find((language) => hasWords(values[language])) ?? preferred;
}
