import type { Language, Outcome, Result } from '@janus-site/core';
import { fieldErrors, languages } from '@janus-site/core';
import type { FieldErrors, TranslatedKind, TranslatedStep, TranslatedValues } from '@janus-site/core/editor';
import { createEditor, hasWords, same, translatedResource, withoutWords } from '@janus-site/core/editor';
import { useRef } from 'react';
import type { ItemForm, Saver } from './useEditor.ts';
import { useEditor } from './useEditor.ts';

/** Keeps only the fields of a request that have changed in the form. */
export type OnlyChanged = <Body extends object>(body: Body) => Partial<Body>;

export interface TranslatedFormOptions<Shared, Text> {
  /** The name of the draft on the device. */
  name: string;
  /** The server's version. */
  saved: TranslatedValues<Shared, Text>;
  /** Returns errors by path, before anything is sent. */
  validate(values: TranslatedValues<Shared, Text>): FieldErrors;
  /** Creates the item with all its content, once for each key; absent if it exists. */
  create?: (
    values: TranslatedValues<Shared, Text>,
    filled: readonly Language[],
    key: string,
  ) => Promise<{ result: Result<unknown>; onCreated?: () => void }>;
  saveShared(shared: Shared, only: OnlyChanged): Promise<Result<unknown>>;
  /** Adds or updates one translation. */
  saveText(language: Language, text: Text, only: OnlyChanged): Promise<Result<unknown>>;
  /** Deletes one translation; absent if it must stay. */
  removeText?(language: Language): Promise<Result<unknown>>;
}

export interface TranslatedForm<Shared, Text> extends ItemForm<TranslatedValues<Shared, Text>> {
  saver: Saver;
  changeShared(part: Partial<Shared>): void;
  changeText(language: Language, part: Partial<Text>): void;
  /** Checks the field that has just lost the focus. */
  check(path: string): void;
  /** Whether a saved language can be deleted; the last one cannot. */
  canRemoveText(): boolean;
  removeText(language: Language): Promise<Outcome<unknown>>;
  /** Restores the deleted language, also on the server. */
  restoreText(language: Language): Promise<Outcome<unknown>>;
}

const done: Outcome<unknown> = { ok: true, data: undefined };
const byHand = { isByHand: true } as const;

/** Sends one step of a save; `onCreated` is deferred until the editor has accepted the creation. */
async function callStep<Shared, Text>(
  options: TranslatedFormOptions<Shared, Text>,
  step: TranslatedStep<Shared, Text>,
  key: string,
): Promise<Outcome<{ onCreated?: () => void }>> {
  if (step.kind === 'create') {
    const made = await options.create?.(step.values, step.filled, key);
    return made && !made.result.ok ? made.result : { ok: true, data: { onCreated: made?.onCreated } };
  }
  const only: OnlyChanged = (body) =>
    Object.fromEntries(Object.entries(body).filter(([key]) => key in step.changed)) as Partial<typeof body>;
  const result = await (step.kind === 'shared'
    ? options.saveShared(step.shared, only)
    : options.saveText(step.language, step.text, only));
  return result.ok ? { ok: true, data: {} } : result;
}

/** A form of both languages that sends only changed fields. */
export function useTranslatedForm<Shared extends object, Text extends object>(
  options: TranslatedFormOptions<Shared, Text>,
): TranslatedForm<Shared, Text> {
  type Form = TranslatedKind<Shared, Text>;
  const { name, saved, validate } = options;
  const isNew = options.create !== undefined;
  const server = { saved, server: { isNew } };
  const { editor, form, state, asOwner } = useEditor<Form, typeof options>(options, server, (latest, world) =>
    createEditor<Form>({
      ...world,
      name: world.draftName(name, isNew),
      server,
      resource: translatedResource({ validate: (values) => latest.current.validate(values), fieldErrors }),
      call: (step, key) => world.asOwner(() => callStep(latest.current, step, key)),
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
    const result = await asOwner(async () => options.removeText?.(language) ?? done);
    if (!result.ok) return result;
    removed.current[language] = { saved: saved[language], shown: form.read()[language] };
    const nothing = withoutWords(saved[language]);
    put(language, nothing, nothing);
    return result;
  };
  const restoreText = async (language: Language): Promise<Outcome<unknown>> => {
    const former = removed.current[language];
    if (!former) return done;
    const replaced = form.read()[language];
    const result = await asOwner(() => options.saveText(language, former.saved, (body) => body));
    if (!result.ok) return result;
    const present = form.read()[language];
    put(language, same(present, replaced) ? former.shown : present, former.saved);
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
      // Only adds errors: the server's error about a field stays until the field is changed.
      const message = validate(form.read())[path];
      if (message)
        editor.dispatch({ type: 'errorsFound', errors: { ...editor.getSnapshot().errors, [path]: message } });
    },
  };
}

function partOf<Text>(language: Language, text: Text): { ru: Text } | { en: Text } {
  return language === 'ru' ? { ru: text } : { en: text };
}
