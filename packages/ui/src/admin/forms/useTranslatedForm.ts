import type { ClientError, Language, Result } from '@janus-site/core';
import { fieldErrors, languages } from '@janus-site/core';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, ItemForm } from './useItemForm.ts';
import { useItemForm } from './useItemForm.ts';
import type { Saver } from './useSaver.ts';
import { useSaver } from './useSaver.ts';

/** Shared fields once, texts per language. */
export interface TranslatedValues<Shared, Text> {
  shared: Shared;
  ru: Text;
  en: Text;
}

export interface TranslatedFormOptions<Shared, Text> {
  /** Names the draft on the device. */
  name: string;
  /** What the server has. */
  saved: TranslatedValues<Shared, Text>;
  /** What is wrong before anything is sent, by path. */
  validate(values: TranslatedValues<Shared, Text>): FieldErrors;
  /** Makes the item with everything in it; absent when it exists. */
  create?: (
    values: TranslatedValues<Shared, Text>,
    filled: readonly Language[],
  ) => Promise<{ result: Result<unknown>; onCreated?: () => void }>;
  saveShared(shared: Shared): Promise<Result<unknown>>;
  /** Adds or changes one translation. */
  saveText(language: Language, text: Text): Promise<Result<unknown>>;
  /** Takes one translation away; absent where it must stay. */
  removeText?(language: Language): Promise<Result<unknown>>;
}

export interface TranslatedForm<Shared, Text> extends ItemForm<TranslatedValues<Shared, Text>> {
  saver: Saver<unknown>;
  /** Counts refused saves. */
  attempt: number;
  changeShared(part: Partial<Shared>): void;
  changeText(language: Language, part: Partial<Text>): void;
  /** Checks the field that the person has just left. */
  check(path: string): void;
  /** One of two saved languages may go; the last one stays. */
  canRemoveText(): boolean;
  removeText(language: Language): Promise<Result<unknown>>;
  /** Brings back, on the server too, the language that was taken away. */
  restoreText(language: Language): Promise<Result<unknown>>;
}

/** Is there anything in this translation? */
export function hasWords(text: object): boolean {
  return Object.values(text).some((value) => typeof value === 'string' && value.trim() !== '');
}

/** The paths of a create call are of its body: translations stand there by number. */
export function pathsOfCreate(errors: FieldErrors, sent: readonly Language[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const match = /^translations\.(\d+)\.(.+)$/.exec(path);
      const language = match ? sent[Number(match[1])] : undefined;
      return [language && match ? `${language}.${match[2]}` : `shared.${path}`, message];
    }),
  );
}

const invalid: ClientError = { kind: 'config', message: 'The form has fields to mend' };
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Under the name of the form the server's field errors land on the same fields. */
function prefixed(error: ClientError, prefix: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(fieldErrors(error)).map(([path, message]) => [`${prefix}.${path}`, message]),
  );
}

/** The same fields without a word in them. */
function emptied<Text extends object>(text: Text): Text {
  return Object.fromEntries(Object.keys(text).map((key) => [key, ''])) as Text;
}

const done: Result<unknown> = { ok: true, data: undefined, response: new Response() };

/** A form of both languages that sends only what was changed, part by part. */
export function useTranslatedForm<Shared extends object, Text extends object>(
  options: TranslatedFormOptions<Shared, Text>,
): TranslatedForm<Shared, Text> {
  const { name, saved, validate } = options;
  const form = useItemForm({ name, saved });
  const [attempt, setAttempt] = useState(0);

  const refuse = (errors: FieldErrors): void => {
    form.setErrors(errors);
    setAttempt((count) => count + 1);
  };
  const run = async (): Promise<Result<unknown>> => {
    const values = form.read();
    const found = validate(values);
    form.setErrors(found);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return { ok: false, error: invalid };
    }
    if (options.create) {
      const filled = languages.filter((language) => hasWords(values[language]));
      const { result, onCreated } = await options.create(values, filled);
      if (!result.ok) refuse(pathsOfCreate(fieldErrors(result.error), filled));
      else {
        form.markSaved(values);
        onCreated?.();
      }
      return result;
    }
    let last = done;
    if (!same(values.shared, saved.shared)) {
      last = await options.saveShared(values.shared);
      if (!last.ok) {
        refuse(prefixed(last.error, 'shared'));
        return last;
      }
    }
    for (const language of languages) {
      if (same(values[language], saved[language])) continue;
      // One after the other: the first refusal stops here, and nothing that was sent is sent twice in parallel.
      // oxlint-disable-next-line no-await-in-loop
      last = await options.saveText(language, values[language]);
      if (!last.ok) {
        refuse(prefixed(last.error, language));
        return last;
      }
    }
    form.markSaved(values);
    return last;
  };
  const saver = useSaver(run);

  const latestSaved = useRef(saved);
  useEffect(() => {
    latestSaved.current = saved;
  });
  const removed = useRef<Partial<Record<Language, { saved: Text; shown: Text }>>>({});
  const put = (language: Language, shown: Text, ground: Text) => {
    form.change(language === 'ru' ? { ru: shown } : { en: shown });
    form.markSaved({ ...latestSaved.current, [language]: ground });
  };
  const removeText = async (language: Language): Promise<Result<unknown>> => {
    const result = await (options.removeText?.(language) ?? done);
    if (!result.ok) return result;
    removed.current[language] = { saved: saved[language], shown: form.read()[language] };
    const nothing = emptied(saved[language]);
    put(language, nothing, nothing);
    return result;
  };
  const restoreText = async (language: Language): Promise<Result<unknown>> => {
    const former = removed.current[language];
    if (!former) return done;
    const result = await options.saveText(language, former.saved);
    if (result.ok) put(language, former.shown, former.saved);
    return result;
  };

  return {
    ...form,
    saver,
    attempt,
    canRemoveText: () => options.removeText !== undefined && languages.every((one) => hasWords(saved[one])),
    removeText,
    restoreText,
    changeShared: (part) => form.change({ shared: { ...form.read().shared, ...part } }),
    changeText: (language, part) => {
      const text = { ...form.read()[language], ...part };
      form.change(language === 'ru' ? { ru: text } : { en: text });
    },
    check(path) {
      // Only adds: what the server said of a field stays until the field is changed.
      const message = validate(form.read())[path];
      if (message) form.setErrors({ ...form.errors, [path]: message });
    },
  };
}
