import type { Language } from '@janus-site/core';
import { errorText, media } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ClipboardEvent, DragEvent, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import type { GlyphName } from '../../components/Glyph/Glyph.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useHost } from '../../data/host.ts';
import { useWrite } from '../../data/useWrite.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { pictureTypes } from '../pictureLimits.ts';
import { area, editor, spacer, toolbar } from './MarkdownEditor.css.ts';
import type { Edit, Selection } from './markdownEdits.ts';
import { applyEdit, code, continueList, link, pasteAddress, prefixLines, wrap } from './markdownEdits.ts';

export interface MarkdownEditorProps {
  id: string;
  language: Language;
  value: string;
  error?: string;
  onValueChange(value: string): void;
}

const maxLength = 200_000;

/** Markdown source with shortcuts: lists go on, addresses become links, pictures are taken by paste and drop. */
export function MarkdownEditor({ id, language, value, error, onValueChange }: MarkdownEditorProps) {
  const { t, i18n } = useLingui();
  const host = useHost();
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const upload = useWrite(media.upload);
  const [note, setNote] = useState('');

  const selection = (): Selection => {
    const { value: text = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    return { text, start: selectionStart, end: selectionEnd };
  };
  const apply = (edit: Edit) => {
    const element = field.current;
    if (!element) return;
    element.focus();
    element.setSelectionRange(edit.from, edit.to);
    // The browser's own insertion keeps its undo; where it is gone the text is replaced whole.
    const isTaken = edit.insert !== '' && document.execCommand?.('insertText', false, edit.insert);
    if (!isTaken) onValueChange(applyEdit(element.value, edit));
    requestAnimationFrame(() => element.setSelectionRange(edit.start, edit.end));
  };

  const insertPicture = async (file: File) => {
    const name = file.name.replace(/\.[^.]+$/, '');
    const holder = `![${t`Загружаю ${name}…`}]()`;
    const { end } = selection();
    apply({ from: end, to: end, insert: holder, start: end + holder.length, end: end + holder.length });
    setNote('');
    const result = await upload.run({ file });
    const now = field.current?.value ?? '';
    const at = now.indexOf(holder);
    const insert = result.ok ? `![${name}](${result.data.url})` : '';
    if (at >= 0) onValueChange(now.slice(0, at) + insert + now.slice(at + holder.length));
    setNote(
      result.ok
        ? t`Картинка вставлена. В квадратных скобках опишите её словами.`
        : t`Картинка не загрузилась: ${errorText(result.error, host.language)}`,
    );
  };
  const takePictures = (event: ClipboardEvent | DragEvent, files: FileList) => {
    const pictures = [...files].filter((file) => file.type.startsWith('image/'));
    if (pictures.length === 0) return false;
    event.preventDefault();
    for (const picture of pictures) void insertPicture(picture);
    return true;
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (takePictures(event, event.clipboardData.files)) return;
    const edit = pasteAddress(selection(), event.clipboardData.getData('text/plain'));
    if (!edit) return;
    event.preventDefault();
    apply(edit);
  };

  const tools: { glyph: GlyphName; label: string; keys?: string; edit(at: Selection): Edit }[] = [
    { glyph: 'bold', label: t`Жирный`, keys: 'KeyB', edit: (at) => wrap(at, '**') },
    { glyph: 'italic', label: t`Курсив`, keys: 'KeyI', edit: (at) => wrap(at, '*') },
    { glyph: 'heading', label: t`Подзаголовок`, edit: (at) => prefixLines(at, '## ') },
    { glyph: 'list', label: t`Список`, edit: (at) => prefixLines(at, '- ') },
    { glyph: 'quote', label: t`Цитата`, edit: (at) => prefixLines(at, '> ') },
    { glyph: 'code', label: t`Код`, keys: 'KeyE', edit: (at) => code(at) },
    { glyph: 'link', label: t`Ссылка`, keys: 'KeyK', edit: (at) => link(at) },
  ];
  const handleKeyDown = (event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const tool = isCommand ? tools.find((one) => one.keys === event.code) : undefined;
    if (tool) {
      event.preventDefault();
      apply(tool.edit(selection()));
    } else if (event.key === 'Enter' && !isCommand && !event.shiftKey && !event.nativeEvent.isComposing) {
      const edit = continueList(selection());
      if (!edit) return;
      event.preventDefault();
      apply(edit);
    }
  };
  const count = new Intl.NumberFormat(i18n.locale).format(value.length);

  return (
    <div className={editor}>
      <div className={toolbar} role="group" aria-label={t`Оформление`}>
        {tools.map((tool) => (
          <IconButton
            key={tool.glyph}
            glyph={tool.glyph}
            glyphSize={16}
            label={tool.keys ? `${tool.label} (Ctrl+${tool.keys.slice(-1)})` : tool.label}
            onClick={() => apply(tool.edit(selection()))}
          />
        ))}
        <IconButton
          glyph="image"
          glyphSize={16}
          label={t`Картинка`}
          onClick={() => picker.current?.click()}
        />
        <span className={spacer}>{t`Знаков: ${count}`}</span>
      </div>
      <TextArea
        ref={field}
        id={id}
        label={t`Текст`}
        help={note || t`Markdown. Картинку можно вставить или перетащить.`}
        error={error}
        lang={language}
        className={area}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
        onDrop={(event) => takePictures(event, event.dataTransfer.files)}
      />
      <input
        ref={picker}
        type="file"
        accept={pictureTypes}
        className={visuallyHidden}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) void insertPicture(file);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
