import type { Language } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { InsertMenu } from './source/insertMenu.ts';
import { area, over, rich } from './MarkdownEditor.css.ts';
import type { Pictures } from './pictures/usePictures.ts';
import type { EditorRegistry } from './source/editorRegistry.ts';
import { PlainField, type PlainFieldProps } from './source/PlainField.tsx';
import { RichField } from './source/RichField.tsx';
import { useFindPhrases } from './source/useFindPhrases.ts';
import { usePictureHooks } from './source/usePictureHooks.ts';
import type { RichStart } from './source/useRichCode.ts';
import { toolKeys } from './useMarkdownTools.ts';

/** A text in one language, and how it is edited. */
export interface MarkdownText {
  id: string;
  language: Language;
  value: string;
  error?: string | undefined;
  registry: RefObject<EditorRegistry>;
  /** Identifies the text among all texts, so that its undo history is found after a reload. */
  undoName: string;
  onValueChange(value: string): void;
  pictures: Pick<Pictures, 'list' | 'retry' | 'dismiss'>;
}

export interface MarkdownFieldProps
  extends MarkdownText, Pick<PlainFieldProps, 'plain' | 'noteId' | 'apply' | 'press' | 'paste'> {
  /** Its accessible name. */
  name: string;
  /** What the rich field starts with; null while the plain one is shown. */
  start: RichStart | null;
  /** Whether files are dragged over it. */
  isOver: boolean;
  insertMenu: InsertMenu;
}

/** The source of a text: CodeMirror or, until that has loaded, a plain field. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { id, language, value, error, registry, noteId, start, insertMenu, paste, press } = props;
  const { t } = useLingui();
  const phrases = useFindPhrases();
  const pictures = usePictureHooks({
    onRetry: props.pictures.retry,
    onRemove: (picture) => props.pictures.dismiss(language, picture),
  });
  const placeholder = t`Текст. «/» в начале строки вставит таблицу, код, формулу. Картинку можно вставить или перетащить.`;
  const className = `${start ? rich : area} ${props.isOver ? over : ''}`;
  if (!start) return <PlainField {...props} className={className} placeholder={placeholder} />;
  return (
    <RichField
      code={start.code}
      handover={start.handover}
      registry={registry}
      language={language}
      value={value}
      className={className}
      placeholder={placeholder}
      phrases={phrases}
      insertMenu={insertMenu}
      keys={toolKeys}
      pictures={props.pictures.list}
      undoName={props.undoName}
      attributes={{
        id,
        lang: language,
        'aria-label': props.name,
        'aria-describedby': noteId,
        spellcheck: 'true',
        autocorrect: 'on',
        autocapitalize: 'sentences',
        ...(error ? { 'aria-invalid': 'true' } : {}),
      }}
      events={{
        onChange: props.onValueChange,
        onPaste: (event) => paste.take(event.clipboardData),
        onDrop: (event, at) => paste.takePictures(event.dataTransfer?.files, at),
        pictures,
        onKey: (key) => press(key.slice(-1).toUpperCase()),
      }}
    />
  );
}
