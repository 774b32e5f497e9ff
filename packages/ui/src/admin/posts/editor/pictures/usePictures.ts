import type { Language } from '@janus-site/core';
import { errorText, media } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { formatSize } from '../../../../components/FileUpload/FileUpload.tsx';
import { usePage } from '../../../../hooks/page.ts';
import { useWrite } from '../../../../hooks/useWrite.ts';
import { maxFileSize, pictureTypes } from '../../../forms/pictureLimits.ts';
import type { EditorRegistry } from '../source/editorRegistry.ts';
import type { PostForm } from '../usePostForm.ts';
import { describe, fillHolder, holderOf, paragraphAt, pictureOf } from './pictureText.ts';

/** One picture on its way into a text; `share` of one is sent, null while the server works. */
export type PictureState =
  | { state: 'sending'; share: number | null }
  | { state: 'failed'; message: string }
  | { state: 'refused'; message: string }
  | { state: 'done'; url: string; alt: string };

export type Picture = PictureState & { id: string; language: Language; name: string; file: File };

export interface Pictures {
  list: readonly Picture[];
  add(language: Language, files: readonly File[]): void;
  retry(picture: Picture): void;
  /** Takes the row away, and the holder in the text with it. */
  dismiss(picture: Picture): void;
  describe(picture: Picture, alt: string): void;
}

/** Pictures are sent while the writing goes on; whichever language is shown, the text gets them. */
export function usePictures(form: PostForm, desk: RefObject<EditorRegistry>): Pictures {
  const { t, i18n } = useLingui();
  const { language: spoken } = usePage();
  const upload = useWrite(media.upload);
  const [list, setList] = useState<readonly Picture[]>([]);
  const counter = useRef(0);

  const become = (id: string, state: PictureState) =>
    setList((known) => known.map((one) => (one.id === id ? { ...one, ...state } : one)));
  const changeBody = (language: Language, change: (body: string) => string) =>
    form.changeText(language, { body: change(form.read()[language].body) });

  const send = async ({ id, language, file }: Pick<Picture, 'id' | 'language' | 'file'>) => {
    become(id, { state: 'sending', share: 0 });
    const onProgress = (share: number) => become(id, { state: 'sending', share: share < 1 ? share : null });
    const result = await upload.run({ file, onProgress });
    if (!result.ok) return become(id, { state: 'failed', message: errorText(result.error, spoken) });
    const { url } = result.data;
    changeBody(language, (body) => fillHolder(body, id, pictureOf(url, '')));
    become(id, { state: 'done', url, alt: '' });
  };
  const refusalOf = (file: File): string | null => {
    const limit = formatSize(maxFileSize, i18n.locale);
    const size = formatSize(file.size, i18n.locale);
    if (file.size > maxFileSize) return t`Картинка весит ${size}, а можно не больше ${limit}. Уменьшите её.`;
    return pictureTypes.split(',').includes(file.type)
      ? null
      : t`Такие картинки не подходят: нужны PNG, JPEG, WebP, AVIF или GIF.`;
  };
  const insert = (language: Language, id: string, name: string) => {
    const holder = holderOf(id, t`Загружаю ${name}…`);
    const source = desk.current.sources.get(language);
    if (!source) return changeBody(language, (body) => fillHolder(body, id, holder));
    const { text, end } = source.read();
    const words = paragraphAt(text, end, holder);
    source.apply({ from: end, to: end, insert: words, start: end + words.length, end: end + words.length });
  };

  return {
    list,
    add(language, files) {
      for (const file of files) {
        counter.current += 1;
        const id = `${Date.now().toString(36)}${counter.current}`;
        const message = refusalOf(file);
        const picture = { id, language, name: file.name, file };
        const state: PictureState = message ? { state: 'refused', message } : { state: 'sending', share: 0 };
        setList((known) => [...known, { ...picture, ...state }]);
        if (message) continue;
        insert(language, id, file.name);
        void send(picture);
      }
    },
    retry: (picture) => void send(picture),
    dismiss({ id, language, state }) {
      if (state === 'failed') changeBody(language, (body) => fillHolder(body, id, ''));
      setList((known) => known.filter((one) => one.id !== id));
    },
    describe(picture, alt) {
      if (picture.state !== 'done') return;
      changeBody(picture.language, (body) => describe(body, picture.url, alt));
      become(picture.id, { state: 'done', url: picture.url, alt });
    },
  };
}
