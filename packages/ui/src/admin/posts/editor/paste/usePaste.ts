import { foreignPicturesIn } from '@janus-site/core';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import type { Edit, Selection } from '../markdownEdits.ts';
import { insertMarkdown, insertText, pasteAddress } from '../markdownEdits.ts';
import { takesMarkup } from './takesMarkup.ts';

export interface PasteOptions {
  /** False when there was nothing to change. */
  apply(change: (at: Selection) => Edit | null): boolean;
  onPictures(files: readonly File[]): void;
  /** Pictures of other sites were pasted. */
  onForeignPictures(addresses: readonly string[]): void;
}

export interface Paste {
  /** True when the clipboard was taken; else the field takes its plain text. */
  take(data: DataTransfer | null): boolean;
  takePictures(files: FileList | undefined): boolean;
  /** Hears of Ctrl+Shift+V, which asks for the plain text. */
  handleKeyDown(event: KeyboardEvent): void;
}

/** What is pasted and dropped becomes Markdown: pictures are sent, addresses are links, marked text keeps its marks. */
export function usePaste({ apply, onPictures, onForeignPictures }: PasteOptions): Paste {
  const isPlainAsked = useRef(false);
  const takePictures = (files: FileList | undefined): boolean => {
    const pictures = [...(files ?? [])].filter((file) => file.type.startsWith('image/'));
    if (pictures.length > 0) onPictures(pictures);
    return pictures.length > 0;
  };
  const takeMarkup = async (html: string, text: string) => {
    const { pastedMarkdown } = await import('./pastedMarkdown.ts');
    const markdown = pastedMarkdown(html) || text;
    apply((at) => insertMarkdown(at, markdown));
    onForeignPictures(foreignPicturesIn(markdown));
  };
  return {
    takePictures,
    take(data) {
      const [text, html] = [data?.getData('text/plain') ?? '', data?.getData('text/html') ?? ''];
      // Word and Excel put a picture of the text beside the text.
      if (text.trim() === '' && takePictures(data?.files)) return true;
      if (apply((at) => pasteAddress(at, text))) return true;
      const isPlain = isPlainAsked.current;
      isPlainAsked.current = false;
      if (!isPlain && takesMarkup({ text, html, types: data?.types ?? [] })) {
        void takeMarkup(html, text).catch(() => apply((at) => insertText(at, text)));
        return true;
      }
      if (takePictures(data?.files)) return true;
      // The field itself takes plain text.
      onForeignPictures(foreignPicturesIn(text));
      return false;
    },
    handleKeyDown: ({ code, shiftKey, ctrlKey, metaKey }) => {
      isPlainAsked.current = code === 'KeyV' && shiftKey && (ctrlKey || metaKey);
    },
  };
}
