import type { ClientError } from '../api/result.ts';
import type { Language } from '../route/faces.ts';
import { languages } from '../route/faces.ts';
import { mergeValues } from './merge.ts';
import type { EditorResource, Kind, Sides } from './types.ts';
import type { FieldErrors } from './values.ts';
import { same } from './values.ts';

/** The shared fields of an item, and its texts by language. */
export interface TranslatedValues<Shared, Text> {
  shared: Shared;
  ru: Text;
  en: Text;
}

/**
 * One call of the save of an item in two languages. A new item is created as a whole, an existing one is changed part
 * by part: `changed` has the fields to send, so that nobody else's changes of the others are overwritten.
 */
export type TranslatedStep<Shared, Text> =
  | { kind: 'create'; values: TranslatedValues<Shared, Text>; filled: readonly Language[] }
  | { kind: 'shared'; shared: Shared; changed: Partial<Shared> }
  | { kind: 'text'; language: Language; text: Text; changed: Partial<Text> };

/** An item in two languages: a project, a job, the profile. */
export interface TranslatedKind<Shared, Text> extends Kind {
  values: TranslatedValues<Shared, Text>;
  /** Whether it has yet to be created. */
  server: { isNew: boolean };
  command: { isByHand: true };
  step: TranslatedStep<Shared, Text>;
  /** Called after a creation. */
  answer: { onCreated?: (() => void) | undefined };
}

export interface TranslatedResourceOptions<Shared, Text> {
  /** Returns validation errors by path before anything is sent. */
  validate(values: TranslatedValues<Shared, Text>): FieldErrors;
  fieldErrors(error: ClientError): FieldErrors;
}

/** Returns whether a translation contains any text. */
export function hasWords(text: object): boolean {
  return Object.values(text).some((value) => typeof value === 'string' && value.trim() !== '');
}

/** Returns the same fields with empty texts. */
export function withoutWords<Text extends object>(text: Text): Text {
  return Object.fromEntries(Object.keys(text).map((key) => [key, ''])) as Text;
}

/** Returns the errors of a create call by the form's paths; in its body, translations are numbered. */
export function pathsOfCreate(errors: FieldErrors, sent: readonly Language[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const match = /^translations\.(\d+)\.(.+)$/.exec(path);
      const language = match ? sent[Number(match[1])] : undefined;
      return [language && match ? `${language}.${match[2]}` : `shared.${path}`, message];
    }),
  );
}

const prefixed = (errors: FieldErrors, prefix: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [`${prefix}.${path}`, message]));

/** Returns the fields that differ from the former ones. */
function changedFields<Fields extends object>(fields: Fields, former: Fields): Partial<Fields> {
  const changed = Object.entries(fields).filter(([key, value]) => !same(value, former[key as keyof Fields]));
  return Object.fromEntries(changed) as Partial<Fields>;
}

/** Creates the resource of items in two languages. A save sends only the changed fields. */
export function translatedResource<Shared extends object, Text extends object>({
  validate,
  fieldErrors,
}: TranslatedResourceOptions<Shared, Text>): EditorResource<TranslatedKind<Shared, Text>> {
  type Step = TranslatedStep<Shared, Text>;
  return {
    check: ({ values }) => validate(values),
    plan({ values, saved, server }) {
      if (server.isNew) {
        const filled = languages.filter((language) => hasWords(values[language]));
        return [{ kind: 'create', values, filled }];
      }
      const shared: Step[] = same(values.shared, saved.shared)
        ? []
        : [
            {
              kind: 'shared',
              shared: values.shared,
              changed: changedFields(values.shared, saved.shared),
            },
          ];
      const texts = languages
        .filter((language) => !same(values[language], saved[language]))
        .map((language): Step => {
          const text = values[language];
          // A new translation is created with all its fields.
          const changed = hasWords(saved[language]) ? changedFields(text, saved[language]) : text;
          return { kind: 'text', language, text, changed };
        });
      return [...shared, ...texts];
    },
    accept(sides, { step }) {
      if (step.kind === 'create') return { ...sides, saved: step.values };
      const part = step.kind === 'shared' ? 'shared' : step.language;
      const fields = { ...sides.saved[part], ...step.changed };
      return { ...sides, saved: { ...sides.saved, [part]: fields } };
    },
    errorsOf(error, step) {
      const errors = fieldErrors(error);
      if (step.kind === 'create') return pathsOfCreate(errors, step.filled);
      return prefixed(errors, step.kind === 'shared' ? 'shared' : step.language);
    },
    follow: (sides, next) => followServer(sides, next),
  };
}

/** Returns both sides with the server's current values; a value that both sides changed keeps the local one. */
export function followServer<T extends Kind>(
  { values, saved }: Sides<T>,
  next: Omit<Sides<T>, 'values'>,
): Sides<T> {
  if (same(saved, next.saved)) return { ...next, values };
  return { ...next, values: mergeValues<T['values']>(saved, values, next.saved).values };
}
