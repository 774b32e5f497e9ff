import type { Language } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ClipboardEvent, DragEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { useRef, useState } from 'react';
import { error as errorClass, note } from '../../../components/Field/Field.css.ts';
import { visuallyHidden } from '../../../theme/text.css.ts';
import { pictureTypes, withHeic } from '../../forms/pictureLimits.ts';
import type { FrontMatter } from './front/readFrontMatter.ts';
import { InsertMenuButton } from './insert/InsertMenuButton.tsx';
import type { InsertionName } from './insert/insertions.ts';
import { useInsertMenu } from './insert/useInsertMenu.ts';
import { area, editor, over, rich } from './MarkdownEditor.css.ts';
import type { Edit, Selection } from './markdownEdits.ts';
import { code, continueList, link, prefixLines, wrap } from './markdownEdits.ts';
import { OutlineMenu } from './OutlineMenu.tsx';
import { usePaste } from './paste/usePaste.ts';
import type { Pictures } from './pictures/usePictures.ts';
import type { EditorRegistry } from './source/editorRegistry.ts';
import { RichField } from './source/RichField.tsx';
import { useFindPhrases } from './source/useFindPhrases.ts';
import { usePictureHooks } from './source/usePictureHooks.ts';
import { usePlainSource } from './source/usePlainSource.ts';
import { useRichCode } from './source/useRichCode.ts';
import type { Tool } from './Toolbar.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useWordCount } from './useWordCount.ts';

export interface MarkdownEditorProps {
  id: string;
  language: Language;
  value: string;
  error?: string;
  registry: RefObject<EditorRegistry>;
  /** Identifies the text among all texts, so that its undo history is found after a reload. */
  undoName: string;
  onValueChange(value: string): void;
  onPictures(files: readonly File[], at?: number, isGallery?: boolean): void;
  pictures: Pick<Pictures, 'list' | 'retry' | 'dismiss'>;
  /** The state of uploads, where the field cannot show it in the text. */
  children(isRich: boolean): ReactNode;
  /** Opens the library to choose files: as separate pictures or for a gallery. */
  onLibrary(use: 'pictures' | 'gallery'): void;
  /** Called when pictures of other sites were pasted. */
  onForeignPictures(addresses: readonly string[]): void;
  /** Called when the pasted text begins with front matter. */
  onFrontMatter(front: FrontMatter): void;
}

/** The shortcuts of the tools below that have a letter. */
const keys = ['Mod-b', 'Mod-i', 'Mod-e', 'Mod-k'];

const hasCommand = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** Markdown source with its tools: lists continue, addresses become links, pictures are picked, pasted or dropped. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { id, language, value, error, registry, onValueChange } = props;
  const { t, i18n } = useLingui();
  const plain = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isGallery = useRef(false);
  const start = useRichCode(plain);
  const [isOver, setOver] = useState(false);
  const isRich = start !== null;
  usePlainSource({ area: plain, registry, language, isRich, onValueChange });

  const apply = (change: (at: Selection) => Edit | null): boolean => {
    const source = registry.current.sources.get(language);
    const edit = source ? change(source.read()) : null;
    if (source && edit) source.apply(edit);
    return edit !== null;
  };
  // The browser ties a label to native fields only.
  const takeFocus = () => registry.current.sources.get(language)?.focus();
  const { onPictures, onForeignPictures, onFrontMatter } = props;
  const paste = usePaste({ apply, onPictures, onForeignPictures, onFrontMatter });

  const pick = (name: InsertionName) => {
    if (name === 'galleryFiles') return props.onLibrary('gallery');
    isGallery.current = name === 'gallery';
    picker.current?.click();
  };
  const tools: Tool[] = [
    { glyph: 'bold', label: t`Жирный`, letter: 'B', run: () => apply((at) => wrap(at, '**')) },
    { glyph: 'italic', label: t`Курсив`, letter: 'I', run: () => apply((at) => wrap(at, '*')) },
    { glyph: 'heading', label: t`Подзаголовок`, run: () => apply((at) => prefixLines(at, '## ')) },
    { glyph: 'list', label: t`Список`, run: () => apply((at) => prefixLines(at, '- ')) },
    { glyph: 'quote', label: t`Цитата`, run: () => apply((at) => prefixLines(at, '> ')) },
    { glyph: 'code', label: t`Код`, letter: 'E', run: () => apply(code) },
    { glyph: 'link', label: t`Ссылка`, letter: 'K', run: () => apply((at) => link(at)) },
    { glyph: 'image', label: t`Картинка`, run: () => pick('picture') },
    { glyph: 'folder', label: t`Из файлов сайта`, run: () => props.onLibrary('pictures') },
  ];
  const press = (letter: string): boolean => {
    const tool = tools.find((one) => one.letter === letter);
    tool?.run();
    return tool !== undefined;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const isPlainEnter =
      event.key === 'Enter' && !event.shiftKey && !hasCommand(event) && !event.nativeEvent.isComposing;
    const isTaken = hasCommand(event)
      ? press(event.code.replace('Key', ''))
      : isPlainEnter && apply(continueList);
    if (isTaken) event.preventDefault();
  };
  const placeholder = t`Текст. «/» в начале строки вставит таблицу, код, формулу. Картинку можно вставить или перетащить.`;
  const noteId = `${id}-note`;
  const numbers = new Intl.NumberFormat(i18n.locale);
  const words = numbers.format(useWordCount(value));
  const count = numbers.format(value.length);
  const phrases = useFindPhrases();
  const insertMenu = useInsertMenu(language, pick);
  const hooks = usePictureHooks({
    onRetry: props.pictures.retry,
    onRemove: (picture) => props.pictures.dismiss(language, picture),
  });
  const handlers = {
    onDragOver: (event: DragEvent) => setOver(event.dataTransfer.types.includes('Files')),
    onDragLeave: () => setOver(false),
    onDropCapture: () => setOver(false),
    onKeyDownCapture: paste.handleKeyDown,
  };

  return (
    <div className={editor} {...handlers}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard reaches the field itself */}
      <label
        className={visuallyHidden}
        htmlFor={isRich ? undefined : id}
        onClick={isRich ? takeFocus : undefined}
      >
        {t`Текст`}
      </label>
      <Toolbar tools={tools} controls={id}>
        {(stop) => (
          <>
            <InsertMenuButton
              menu={insertMenu}
              stop={stop(0)}
              source={() => registry.current.sources.get(language)}
            />
            <OutlineMenu
              body={value}
              stop={stop(1)}
              onGo={({ from }) => registry.current.sources.get(language)?.reveal(from, from)}
            />
          </>
        )}
      </Toolbar>
      {start ? (
        <RichField
          code={start.code}
          handover={start.handover}
          registry={registry}
          language={language}
          value={value}
          className={`${rich} ${isOver ? over : ''}`}
          placeholder={placeholder}
          phrases={phrases}
          insertMenu={insertMenu}
          keys={keys}
          pictures={props.pictures.list}
          undoName={props.undoName}
          attributes={{
            id,
            lang: language,
            'aria-label': t`Текст`,
            'aria-describedby': noteId,
            spellcheck: 'true',
            autocorrect: 'on',
            autocapitalize: 'sentences',
            ...(error ? { 'aria-invalid': 'true' } : {}),
          }}
          events={{
            onChange: onValueChange,
            onPaste: (event) => paste.take(event.clipboardData),
            onDrop: (event, at) => paste.takePictures(event.dataTransfer?.files, at),
            pictures: hooks,
            onKey: (key) => press(key.slice(-1).toUpperCase()),
          }}
        />
      ) : (
        <textarea
          ref={plain}
          id={id}
          lang={language}
          className={`${area} ${isOver ? over : ''}`}
          placeholder={placeholder}
          aria-describedby={noteId}
          aria-invalid={error ? true : undefined}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
          onPaste={(event: ClipboardEvent) => {
            if (paste.take(event.clipboardData)) event.preventDefault();
          }}
          onDrop={(event) => {
            if (paste.takePictures(event.dataTransfer.files)) event.preventDefault();
          }}
        />
      )}
      <p id={noteId} className={error ? errorClass : note}>
        {error ?? t`Markdown. Слов: ${words}, знаков: ${count}`}
      </p>
      {props.children(isRich)}
      <input
        ref={picker}
        type="file"
        multiple
        accept={withHeic(pictureTypes)}
        className={visuallyHidden}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          paste.takePictures(event.currentTarget.files ?? undefined, undefined, isGallery.current);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
