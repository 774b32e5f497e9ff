import type { Language } from '@janus-site/core';
import { errorText, languages, media } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useState } from 'react';
import { usePage } from '../../../hooks/page.ts';
import { useFileRefusals } from '../../forms/pictures/useFileRefusals.ts';
import { usePictureFit } from '../../forms/pictures/usePictureFit.ts';
import type { EditorRegistry } from '../source/editorRegistry.ts';
import type { BodyForm, ChangeBody } from '../source/useBodyChange.ts';
import { insertText } from '../markdownEdits.ts';
import type { ItemForm } from '../../forms/useEditor.ts';
import type { Progress } from './pictureQueue.ts';
import { altOf, describe, fillHolder, holderOf, paragraphAt, pictureOf } from './pictureText.ts';
import { usePictureQueue } from './usePictureQueue.ts';
import { randomName } from '../../shared/randomName.ts';

/** A picture being uploaded into a text; `share` is the uploaded fraction, null while the server processes the file. */
export type PictureState =
  | { state: 'sending'; share: number | null }
  /** Retried automatically. */
  | { state: 'waiting'; message: string }
  | { state: 'failed'; message: string }
  | { state: 'refused'; message: string }
  | { state: 'done'; url: string; alt: string };

export type Picture = PictureState & {
  id: string;
  language: Language;
  name: string;
  /** Whether the file is on the device, where it survives a closed tab. */
  isHeld: boolean;
};

export interface Pictures {
  list: readonly Picture[];
  /** Adds files at a position of the text, by default the caret; those of a gallery form one paragraph. */
  add(language: Language, files: readonly File[], at?: number, isGallery?: boolean): void;
  /** Inserts pictures, given as Markdown. */
  place(language: Language, pictures: readonly string[], isGallery: boolean): void;
  /** Takes a text from its field; placeholders that undo brought back become their pictures again. */
  type(language: Language, body: string): void;
  retry(id: string): void;
  /** Removes the row and the placeholder in the text. */
  dismiss(language: Language, id: string): void;
  describe(picture: Picture, alt: string): void;
}

const started: PictureState = { state: 'sending', share: 0 };

function stateOf(progress: Exclude<Progress, { state: 'done' }>, language: Language): PictureState {
  if (progress.state === 'sending' || progress.state === 'refused') return progress;
  const message = errorText(progress.error, language);
  return { state: progress.state, message };
}

/** Fills placeholders of uploaded pictures. */
const refill = (body: string, list: readonly Picture[]): string =>
  list.reduce(
    (text, one) =>
      one.state === 'done' && text.includes(`(#upload-${one.id})`)
        ? fillHolder(text, one.id, pictureOf(one.url, one.alt))
        : text,
    body,
  );

function useInsertion(registry: RefObject<EditorRegistry>, changeBody: ChangeBody) {
  return (language: Language, pictures: readonly string[], isGallery?: boolean, at?: number) => {
    const words = pictures.join(isGallery ? '\n' : '\n\n');
    const source = registry.current.sources.get(language);
    if (!source) return changeBody(language, (body) => body + paragraphAt(body, body.length, words));
    const { text, end } = source.read();
    const start = Math.min(at ?? end, text.length);
    source.apply(insertText({ text, start, end: start }, paragraphAt(text, start, words)));
  };
}

/** Uploads pictures while the user writes; they reach their text whichever language is shown. */
export function usePictures(
  form: BodyForm & Pick<ItemForm<unknown>, 'restored'>,
  registry: RefObject<EditorRegistry>,
  changeBody: ChangeBody,
): Pictures {
  const { t } = useLingui();
  const { language: spoken } = usePage();
  const [list, setList] = useState<readonly Picture[]>([]);
  const refusals = useFileRefusals();
  const fit = usePictureFit();

  const become = (id: string, state: PictureState | Pick<Picture, 'isHeld'>) =>
    setList((previous) => previous.map((one) => (one.id === id ? { ...one, ...state } : one)));
  const languageOf = (id: string): Language | undefined =>
    languages.find((language) => form.read()[language].body.includes(`(#upload-${id})`));

  const takeProgress = (id: string, progress: Progress) => {
    const language = languageOf(id) ?? list.find((one) => one.id === id)?.language;
    if (progress.state === 'refused' && language) changeBody(language, (body) => fillHolder(body, id, ''));
    if (progress.state !== 'done') return become(id, stateOf(progress, spoken));
    const { url } = progress.media;
    const alt = language ? altOf(form.read()[language].body, id) : '';
    if (language) changeBody(language, (body) => fillHolder(body, id, pictureOf(url, alt)));
    return become(id, { state: 'done', url, alt });
  };
  const queue = usePictureQueue({
    write: media.upload,
    fit,
    draft: form.restored?.savedAt,
    onProgress: takeProgress,
    onHeld: (id) => become(id, { isHeld: true }),
    isWanted: (id) => languageOf(id) !== undefined,
    onFound: (found) =>
      setList((previous) => [
        ...previous,
        ...found.map(({ id, name }): Picture => ({
          id,
          name,
          language: languageOf(id) ?? spoken,
          isHeld: true,
          ...started,
        })),
      ]),
  });

  const insert = useInsertion(registry, changeBody);

  return {
    list,
    add(language, files, at, isGallery) {
      const holders: string[] = [];
      for (const file of files) {
        const [id, { name }] = [randomName(), file];
        const message = refusals.wrongKind(file);
        const state: PictureState = message ? { state: 'refused', message } : started;
        setList((previous) => [...previous, { id, language, name, isHeld: false, ...state }]);
        if (message) continue;
        holders.push(holderOf(id, t`Загружаю ${name}…`));
        queue.add(id, file);
      }
      if (holders.length > 0) insert(language, holders, isGallery, at);
    },
    place: insert,
    type(language, body) {
      form.changeText(language, { body });
      const filled = refill(body, list);
      if (filled !== body) changeBody(language, () => filled);
    },
    retry: (id) => queue.retry(id),
    dismiss(language, id) {
      queue.drop(id);
      changeBody(language, (body) => fillHolder(body, id, ''));
      setList((previous) => previous.filter((one) => one.id !== id));
    },
    describe(picture, alt) {
      if (picture.state !== 'done') return;
      changeBody(picture.language, (body) => describe(body, picture.url, alt));
      become(picture.id, { state: 'done', url: picture.url, alt });
    },
  };
}
