import { foreignPicturesIn } from '@janus-site/core';
import { frontMatterOf } from '../front/frontMatterOf.ts';
import type { FrontMatter } from '../front/readFrontMatter.ts';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import type { Edit, Selection } from '../markdownEdits.ts';
import { insertMarkdown, insertText, pasteAddress } from '../markdownEdits.ts';
import { isHeic } from '../../forms/pictures/fitPicture.ts';
import { withoutCode } from '../withoutCode.ts';
import type { PastedData } from './takesMarkup.ts';
import { takesMarkup } from './takesMarkup.ts';

export interface PasteOptions {
  /** Returns false when there was nothing to change. */
  apply(change: (at: Selection) => Edit | null): boolean;
  onPictures(files: readonly File[], at?: number, isGallery?: boolean): void;
  /** Called when pictures of other sites were pasted. */
  onForeignPictures(addresses: readonly string[]): void;
  /** Called when the pasted text begins with front matter; without it, that is pasted as it is. */
  onFrontMatter?: ((front: FrontMatter) => void) | undefined;
}

export interface Paste {
  /** Returns true when the clipboard was handled; otherwise the field pastes its plain text. */
  take(data: DataTransfer | null): boolean;
  /** Uploads pictures and videos, placed at `at` in the text if given. */
  takePictures(files: Iterable<File> | undefined, at?: number, isGallery?: boolean): boolean;
  /** Detects Ctrl+Shift+V, which pastes plain text. */
  handleKeyDown(event: KeyboardEvent): void;
}

/** Returns whether a letter typed there would be code. */
const isInCode = ({ text, start }: Selection): boolean =>
  withoutCode(`${text.slice(0, start)}x${text.slice(start)}`).charAt(start) === ' ';

/**
 * Turns pasted and dropped content into Markdown: pictures are uploaded, addresses become links, rich text keeps its
 * markup.
 */
export function usePaste(options: PasteOptions): Paste {
  const { apply, onPictures, onForeignPictures } = options;
  const isPlainAsked = useRef(false);
  const takePictures: Paste['takePictures'] = (files, at, isGallery) => {
    const taken = [...(files ?? [])].filter((file) => /^(?:image|video)\//.test(file.type) || isHeic(file));
    if (taken.length > 0) onPictures(taken, at, isGallery);
    return taken.length > 0;
  };
  const insertPlain = (text: string) => apply((at) => insertText(at, text));
  const takeFrontMatter = async (text: string) => {
    const { readFrontMatter } = await import('../front/readFrontMatter.ts');
    const front = readFrontMatter(text);
    if (!front) return void insertPlain(text);
    options.onFrontMatter?.(front);
    insertPlain(front.body);
    onForeignPictures(foreignPicturesIn(front.body));
  };
  const takeMarkup = async (html: string, text: string) => {
    const { pastedMarkdown } = await import('./pastedMarkdown.ts');
    const markdown = pastedMarkdown(html) || text;
    apply((at) => insertMarkdown(at, markdown));
    onForeignPictures(foreignPicturesIn(markdown));
  };
  /** Handles front matter and rich text. */
  const takeText = (data: PastedData): boolean => {
    const { text, html } = data;
    const hasFront = options.onFrontMatter && frontMatterOf(text) !== null;
    if (!hasFront && !takesMarkup(data)) return false;
    if (apply((at) => (isInCode(at) ? insertText(at, text) : null))) return true;
    const taking = hasFront ? takeFrontMatter(text) : takeMarkup(html, text);
    void taking.catch(() => insertPlain(text));
    return true;
  };
  return {
    takePictures,
    take(data) {
      // Windows pastes line ends of two letters, which the fields count as one.
      const text = (data?.getData('text/plain') ?? '').replace(/\r\n?/g, '\n');
      const html = data?.getData('text/html') ?? '';
      // Word and Excel add a picture of the text to the clipboard.
      if (text.trim() === '' && takePictures(data?.files)) return true;
      if (apply((at) => (isInCode(at) ? null : pasteAddress(at, text)))) return true;
      const isPlain = isPlainAsked.current;
      isPlainAsked.current = false;
      if (!isPlain && takeText({ text, html, types: data?.types ?? [] })) return true;
      if (takePictures(data?.files)) return true;
      // The field itself pastes plain text.
      onForeignPictures(foreignPicturesIn(text));
      return false;
    },
    handleKeyDown: ({ code, shiftKey, ctrlKey, metaKey }) => {
      isPlainAsked.current = code === 'KeyV' && shiftKey && (ctrlKey || metaKey);
    },
  };
}
