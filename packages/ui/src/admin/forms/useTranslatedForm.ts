import type { Language, Outcome, Result } from '@janus-site/core';
import { fieldErrors, languages } from '@janus-site/core';
import type { FieldErrors, TranslatedKind, TranslatedStep, TranslatedValues } from '@janus-site/core/editor';
import { createEditor, hasWords, translatedResource, withoutWords } from '@janus-site/core/editor';
import { useRef } from 'react';
import type { ItemForm, Saver } from './useEditor.ts';
import { useEditor } from './useEditor.ts';

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
  saver: Saver;
  changeShared(part: Partial<Shared>): void;
  changeText(language: Language, part: Partial<Text>): void;
  /** Checks the field that the person has just left. */
  check(path: string): void;
  /** One of two saved languages may go; the last one stays. */
  canRemoveText(): boolean;
  removeText(language: Language): Promise<Outcome<unknown>>;
  /** Brings back, on the server too, the language that was taken away. */
  restoreText(language: Language): Promise<Outcome<unknown>>;
}

const done: Outcome<unknown> = { ok: true, data: undefined };
const byHand = { isByHand: true } as const;

/** A call of the save; what is to follow a creation waits until the editor has taken it in. */
async function callStep<Shared, Text>(
  options: TranslatedFormOptions<Shared, Text>,
  step: TranslatedStep<Shared, Text>,
): Promise<Outcome<{ onCreated?: () => void }>> {
  if (step.kind === 'create') {
    const made = await options.create?.(step.values, step.filled);
    return made && !made.result.ok ? made.result : { ok: true, data: { onCreated: made?.onCreated } };
  }
  const result = await (step.kind === 'shared'
    ? options.saveShared(step.shared)
    : options.saveText(step.language, step.text));
  return result.ok ? { ok: true, data: {} } : result;
}

/** A form of both languages that sends only what was changed, part by part. */
export function useTranslatedForm<Shared extends object, Text extends object>(
  options: TranslatedFormOptions<Shared, Text>,
): TranslatedForm<Shared, Text> {
  type Form = TranslatedKind<Shared, Text>;
  const { name, saved, validate } = options;
  const server = { saved, server: { isNew: options.create !== undefined } };
  const { editor, form, state } = useEditor<Form, typeof options>(options, server, (latest, world) =>
    createEditor<Form>({
      ...world,
      name,
      server,
      resource: translatedResource({ validate: (values) => latest.read().validate(values), fieldErrors }),
      call: (step) => callStep(latest.read(), step),
      onAccepted: (_step, { onCreated }) => onCreated?.(),
    }),
  );

  const removed = useRef<Partial<Record<Language, { saved: Text; shown: Text }>>>({});
  const put = (language: Language, shown: Text, ground: Text) =>
    editor.dispatch({
      type: 'partReplaced',
      values: partOf(language, shown),
      saved: partOf(language, ground),
    });
  const removeText = async (language: Language): Promise<Outcome<unknown>> => {
    const result = await (options.removeText?.(language) ?? done);
    if (!result.ok) return result;
    removed.current[language] = { saved: saved[language], shown: form.read()[language] };
    const nothing = withoutWords(saved[language]);
    put(language, nothing, nothing);
    return result;
  };
  const restoreText = async (language: Language): Promise<Outcome<unknown>> => {
    const former = removed.current[language];
    if (!former) return done;
    const result = await options.saveText(language, former.saved);
    if (result.ok) put(language, former.shown, former.saved);
    return result;
  };

  return {
    ...form,
    saver: { saving: state.saving, save: () => editor.save(byHand) },
    canRemoveText: () => options.removeText !== undefined && languages.every((one) => hasWords(saved[one])),
    removeText,
    restoreText,
    changeShared: (part) => form.change({ shared: { ...form.read().shared, ...part } }),
    changeText: (language, part) => form.change(partOf(language, { ...form.read()[language], ...part })),
    check(path) {
      // Only adds: what the server said of a field stays until the field is changed.
      const message = validate(form.read())[path];
      if (message)
        editor.dispatch({ type: 'errorsFound', errors: { ...editor.getSnapshot().errors, [path]: message } });
    },
  };
}

function partOf<Text>(language: Language, text: Text): { ru: Text } | { en: Text } {
  return language === 'ru' ? { ru: text } : { en: text };
}
