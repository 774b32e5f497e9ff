import type { Language } from '@janus-site/core';
import type { KeyboardEvent, RefObject } from 'react';
import type { Edit, Selection } from '../markdownEdits.ts';
import { continueList } from '../markdownEdits.ts';
import type { Paste } from '../paste/usePaste.ts';
import type { EditorRegistry } from './editorRegistry.ts';
import { usePlainSource } from './usePlainSource.ts';

export interface PlainFieldProps {
  /** Its element. */
  plain: RefObject<HTMLTextAreaElement | null>;
  registry: RefObject<EditorRegistry>;
  id: string;
  /** The id of the note below it. */
  noteId: string;
  language: Language;
  value: string;
  error?: string | undefined;
  className: string;
  placeholder: string;
  onValueChange(value: string): void;
  /** Changes the text at the selection; returns false when there was nothing to change. */
  apply(change: (at: Selection) => Edit | null): boolean;
  /** Runs the tool with that letter; returns whether there is one. */
  press(letter: string): boolean;
  paste: Paste;
}

const hasCommand = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** The browser's own field: until CodeMirror has loaded, and where it cannot be. */
export function PlainField(props: PlainFieldProps) {
  const { plain, registry, language, onValueChange, apply, paste } = props;
  usePlainSource({ area: plain, registry, language, onValueChange });
  const handleKeyDown = (event: KeyboardEvent) => {
    const isPlainEnter =
      event.key === 'Enter' && !event.shiftKey && !hasCommand(event) && !event.nativeEvent.isComposing;
    const isTaken = hasCommand(event)
      ? props.press(event.code.replace('Key', ''))
      : isPlainEnter && apply(continueList);
    if (isTaken) event.preventDefault();
  };
  return (
    <textarea
      ref={plain}
      id={props.id}
      lang={language}
      className={props.className}
      placeholder={props.placeholder}
      aria-describedby={props.noteId}
      aria-invalid={props.error ? true : undefined}
      value={props.value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
      onPaste={(event) => {
        if (paste.take(event.clipboardData)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (paste.takePictures(event.dataTransfer.files)) event.preventDefault();
      }}
    />
  );
}
