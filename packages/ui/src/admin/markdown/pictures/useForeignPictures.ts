import type { Language } from '@janus-site/core';
import { errorText, foreignPicturesIn, media, replacePictures } from '@janus-site/core';
import { useState } from 'react';
import { usePage } from '../../../hooks/page.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import type { BodyForm, ChangeBody } from '../source/useBodyChange.ts';

export interface CopyFailure {
  address: string;
  message: string;
}

export type Copying =
  | { state: 'idle'; failures: readonly CopyFailure[] }
  | { state: 'copying'; done: number; total: number };

export interface ForeignPictures {
  /** The addresses of pictures on other sites in the text. */
  of(language: Language): readonly string[];
  copying(language: Language): Copying;
  /**
   * Copies pictures one after another, replacing each address when its copy is ready. Default: all pictures of the
   * text.
   */
  copy(language: Language, addresses?: readonly string[]): void;
}

const idle: Copying = { state: 'idle', failures: [] };

/** Pictures of other sites in the texts of a form; visitors would see links instead. */
export function useForeignPictures(form: BodyForm, changeBody: ChangeBody): ForeignPictures {
  const { language: spoken } = usePage();
  const write = useWrite(media.copy);
  const [states, setStates] = useState<Partial<Record<Language, Copying>>>({});
  const become = (language: Language, state: Copying) =>
    setStates((previous) => ({ ...previous, [language]: state }));

  const copyAll = async (language: Language, addresses: readonly string[]) => {
    const failures: CopyFailure[] = [];
    for (const [done, address] of addresses.entries()) {
      become(language, { state: 'copying', done, total: addresses.length });
      const result = await write.run({ address });
      if (result.ok) {
        const copies = new Map([[address, result.data.url]]);
        changeBody(language, (body) => replacePictures(body, copies));
        continue;
      }
      failures.push({ address, message: errorText(result.error, spoken) });
      // copying is turned off on the server: the remaining requests would fail too
      if (result.error.kind === 'http' && result.error.body?.error?.code === 'copying_off') break;
    }
    become(language, { state: 'idle', failures });
  };

  const copying = (language: Language) => states[language] ?? idle;
  return {
    of: (language) => foreignPicturesIn(form.values[language].body),
    copying,
    copy(language, addresses = foreignPicturesIn(form.read()[language].body)) {
      if (addresses.length > 0 && copying(language).state === 'idle') void copyAll(language, addresses);
    },
  };
}
