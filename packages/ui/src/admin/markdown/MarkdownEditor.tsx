import { useLingui } from '@lingui/react/macro';
import type { DragEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { error as errorClass, label as labelClass, note } from '../../components/Field/Field.css.ts';
import { FileInput } from '../../components/FileUpload/FileInput.tsx';
import { visuallyHidden } from '../../theme/text.css.ts';
import { pictureTypes, withHeic } from '../forms/pictureLimits.ts';
import type { FrontMatter } from './front/readFrontMatter.ts';
import { InsertMenuButton } from './insert/InsertMenuButton.tsx';
import type { InsertionName } from './insert/insertions.ts';
import { useInsertMenu } from './insert/useInsertMenu.ts';
import { editor, frame, frameless } from './MarkdownEditor.css.ts';
import type { Edit, Selection } from './markdownEdits.ts';
import { MarkdownField, type MarkdownText } from './MarkdownField.tsx';
import { OutlineMenu } from './OutlineMenu.tsx';
import { usePaste } from './paste/usePaste.ts';
import { useRichCode } from './source/useRichCode.ts';
import { Toolbar } from './Toolbar.tsx';
import { useMarkdownTools } from './useMarkdownTools.ts';
import { useWordCount } from './useWordCount.ts';

export interface MarkdownEditorProps extends MarkdownText {
  /** Shown above; a frame then joins tools and text. Default: «Текст», for screen readers only, without a frame. */
  label?: string | undefined;
  onPictures(files: readonly File[], at?: number, isGallery?: boolean): void;
  /** The state of uploads, where the field cannot show it in the text. */
  children(isRich: boolean): ReactNode;
  /** Opens the library to choose files: as separate pictures or for a gallery. */
  onLibrary(use: 'pictures' | 'gallery'): void;
  /** Called when pictures of other sites were pasted. */
  onForeignPictures(addresses: readonly string[]): void;
  /** Called when the pasted text begins with front matter; without it, that is pasted as it is. */
  onFrontMatter?: ((front: FrontMatter) => void) | undefined;
}

/** Markdown source with its tools: lists continue, addresses become links, pictures are picked, pasted or dropped. */
export function MarkdownEditor({ label, children, onLibrary, ...props }: MarkdownEditorProps) {
  const { id, language, value, registry } = props;
  const { t } = useLingui();
  const name = label ?? t`Текст`;
  const noteId = `${id}-note`;
  const plain = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isGallery = useRef(false);
  const start = useRichCode(plain);
  const [isOver, setOver] = useState(false);
  const isRich = start !== null;

  const field = () => registry.current.sources.get(language);
  const apply = (change: (at: Selection) => Edit | null): boolean => {
    const source = field();
    const edit = source ? change(source.read()) : null;
    if (source && edit) source.apply(edit);
    return edit !== null;
  };
  const { onPictures, onForeignPictures, onFrontMatter } = props;
  const paste = usePaste({ apply, onPictures, onForeignPictures, onFrontMatter });
  const pick = (what: InsertionName) => {
    if (what === 'galleryFiles') return onLibrary('gallery');
    isGallery.current = what === 'gallery';
    picker.current?.click();
  };
  const { tools, press } = useMarkdownTools({ apply, pick, onLibrary });
  const insertMenu = useInsertMenu(language, pick);
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
        className={label ? labelClass : visuallyHidden}
        htmlFor={isRich ? undefined : id}
        // The browser ties a label to native fields only.
        onClick={isRich ? () => field()?.focus() : undefined}
      >
        {name}
      </label>
      <div className={label ? frame : frameless}>
        <Toolbar tools={tools} controls={id}>
          {(stop) => (
            <>
              <InsertMenuButton menu={insertMenu} stop={stop(0)} source={field} />
              <OutlineMenu body={value} stop={stop(1)} onGo={({ from }) => field()?.reveal(from, from)} />
            </>
          )}
        </Toolbar>
        <MarkdownField
          {...props}
          name={name}
          noteId={noteId}
          plain={plain}
          start={start}
          isOver={isOver}
          insertMenu={insertMenu}
          paste={paste}
          apply={apply}
          press={press}
        />
      </div>
      <TextNote id={noteId} text={value} error={props.error} />
      {children(isRich)}
      <FileInput
        ref={picker}
        multiple
        accept={withHeic(pictureTypes)}
        onFiles={(files) => paste.takePictures(files, undefined, isGallery.current)}
      />
    </div>
  );
}

/** The error of a text or, without one, its length. */
function TextNote({ id, text, error }: { id: string; text: string; error: string | undefined }) {
  const { t, i18n } = useLingui();
  const numbers = new Intl.NumberFormat(i18n.locale);
  const words = numbers.format(useWordCount(text));
  const count = numbers.format(text.length);
  return (
    <p id={id} className={error ? errorClass : note}>
      {error ?? t`Markdown. Слов: ${words}, знаков: ${count}`}
    </p>
  );
}
