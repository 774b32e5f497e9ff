import type { ClientError, Language, Post, Result } from '@janus-site/core';
import { conflictingPost, fieldErrors, languages, posts } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWrite } from '../../data/useWrite.ts';
import { findTranslation } from '../titles.ts';
import type { FieldErrors, ItemForm } from '../useItemForm.ts';
import { useItemForm } from '../useItemForm.ts';
import type { Saver } from '../useSaver.ts';
import { useSaver } from '../useSaver.ts';
import { hasWords, pathsOfCreate } from '../useTranslatedForm.ts';
import type { PostShared, PostText, PostValues, Revisions, Turns } from './postValues.ts';
import { changedShared, changedTranslations, revisionsOf, valuesOf } from './postValues.ts';

export interface PostForm extends ItemForm<PostValues> {
  /** The post as the server last gave it; null for one that is not made yet. */
  post: Post | null;
  saver: Saver<Post>;
  /** Counts refused saves that a person asked for. */
  attempt: number;
  changeShared(part: Partial<PostShared>): void;
  changeText(language: Language, part: Partial<PostText>): void;
  /** Saves the words, and changes the state of some languages with them. */
  save(turns?: Turns): Promise<boolean>;
  /** The post as somebody else has saved it meanwhile; both versions are to be shown. */
  conflict: Post | null;
  /** Goes on with these values over the server's present version; null leaves everything as it is. */
  settleConflict(values: PostValues | null): void;
}

const invalid: ClientError = { kind: 'config', message: 'The form has fields to mend' };
const autosaveDelay = 800;
const autosaveEvery = 5_000;

function parseRevisions(text: string | undefined): Revisions | null {
  return text ? (JSON.parse(text) as Revisions) : null;
}

/** The editor's form: one call for both languages, refused as a whole when somebody else was faster. */
export function usePostForm(given: Post | null, onCreated?: (post: Post) => void): PostForm {
  const { t } = useLingui();
  const create = useWrite(posts.create);
  const update = useWrite(posts.update);
  const form = useItemForm<PostValues>({
    name: `post.${given?.id ?? 'new'}`,
    saved: valuesOf(given),
    base: given ? JSON.stringify(revisionsOf(given)) : '',
  });
  const [attempt, setAttempt] = useState(0);
  const [conflict, setConflict] = useState<Post | null>(null);
  const [known, setKnown] = useState({
    post: given,
    revisions: parseRevisions(form.restored?.base) ?? revisionsOf(given),
  });
  // A form without changes follows the server; one with changes keeps the revisions its words began from.
  if (given !== known.post && !form.isDirty && isNewer(given, known.post)) {
    setKnown({ post: given, revisions: revisionsOf(given) });
  }
  // A save that waits for another begins before React has drawn what the first one learned.
  const latest = useRef(known);
  useEffect(() => {
    latest.current = known;
  }, [known]);
  const learn = (post: Post) => {
    latest.current = { post, revisions: revisionsOf(post) };
    setKnown(latest.current);
  };
  const turns = useRef<Turns>({});
  const isByHand = useRef(false);

  const validate = (values: PostValues): FieldErrors => {
    const filled = languages.filter((language) => hasWords(values[language]));
    const errors: Record<string, string> = {};
    if (filled.length === 0) errors['ru.title'] = t`Введите заголовок хотя бы на одном языке`;
    for (const language of filled) {
      if (!values[language].title.trim()) errors[`${language}.title`] = t`Введите заголовок`;
    }
    return errors;
  };
  const refuse = (errors: FieldErrors) => {
    form.setErrors(errors);
    if (isByHand.current) setAttempt((count) => count + 1);
  };
  const accept = (values: PostValues, post: Post) => {
    // The server may make the slug; what was typed meanwhile stays.
    form.markSaved({ ...values, shared: { ...values.shared, slug: post.slug } });
    if (form.read().shared.slug === values.shared.slug && values.shared.slug !== post.slug) {
      form.change({ shared: { ...form.read().shared, slug: post.slug } });
    }
    learn(post);
  };

  const run = async (): Promise<Result<Post>> => {
    const values = form.read();
    const errors = validate(values);
    if (Object.keys(errors).length > 0) {
      refuse(errors);
      return { ok: false, error: invalid };
    }
    form.setErrors({});
    const { post } = latest.current;
    return post ? change(post, values) : make(values);
  };
  const make = async (values: PostValues): Promise<Result<Post>> => {
    const filled = languages.filter((language) => hasWords(values[language]));
    const { slug, ...shared } = values.shared;
    const result = await create.run({
      ...shared,
      ...(slug ? { slug } : {}),
      translations: filled.map((language) => {
        const turn = turns.current[language];
        return { language, ...values[language], status: turn?.status, published_at: turn?.published_at };
      }),
    });
    if (!result.ok) refuse(pathsOfCreate(fieldErrors(result.error), filled));
    else {
      accept(values, result.data);
      onCreated?.(result.data);
    }
    return result;
  };
  const change = async (post: Post, values: PostValues): Promise<Result<Post>> => {
    const saved = valuesOf(post);
    const turned = languages.filter((language) => turns.current[language]);
    // Publishing one language sends that language alone, whatever else is being written.
    const sent =
      turned.length > 0
        ? (Object.assign({}, saved, ...turned.map((one) => ({ [one]: values[one] }))) as PostValues)
        : values;
    const translations = changedTranslations(sent, saved, latest.current.revisions, turns.current);
    const result = await update.run({ id: post.id, body: { ...changedShared(sent, saved), translations } });
    if (result.ok) {
      accept(sent, result.data);
      return result;
    }
    const theirs = conflictingPost(result.error);
    if (theirs) setConflict(theirs);
    else
      refuse(
        pathsOfCreate(
          fieldErrors(result.error),
          translations.map(({ language }) => language),
        ),
      );
    return result;
  };

  const saver = useSaver(run);
  const saveWith = async (next: Turns, byHand: boolean): Promise<boolean> => {
    turns.current = next;
    isByHand.current = byHand;
    const result = await saver.save();
    if (result.ok) turns.current = {};
    return result.ok;
  };

  useAutosave({
    isWanted:
      form.isDirty && !conflict && saver.saving.state !== 'saving' && canAutosave(known.post, form.values),
    values: form.values,
    save: () => void saveWith({}, false),
  });

  return {
    ...form,
    post: known.post,
    saver,
    attempt,
    conflict,
    changeShared: (part) => form.change({ shared: { ...form.read().shared, ...part } }),
    changeText: (language, part) => {
      const text = { ...form.read()[language], ...part };
      form.change(language === 'ru' ? { ru: text } : { en: text });
    },
    save: (next = {}) => saveWith(next, true),
    settleConflict(values) {
      const theirs = conflict;
      setConflict(null);
      if (!theirs || !values) return;
      form.markSaved(valuesOf(theirs));
      form.change(values);
      learn(theirs);
    },
  };
}

function isNewer(next: Post | null, known: Post | null): boolean {
  return next !== null && (known === null || next.updated_at >= known.updated_at);
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Only drafts save themselves: what visitors read changes when the owner says so. */
function canAutosave(post: Post | null, values: PostValues): boolean {
  if (!post) return false;
  const saved = valuesOf(post);
  const isPublic = post.translations.some((translation) => translation.status === 'published');
  if (isPublic && !same(values.shared, saved.shared)) return false;
  return languages.every((language) => {
    if (same(values[language], saved[language])) return true;
    if (!values[language].title.trim()) return false;
    return findTranslation(post.translations, language)?.status !== 'published';
  });
}

interface Autosave {
  isWanted: boolean;
  values: PostValues;
  save(): void;
}

/** 800 ms after the last key, at most every 5 s. */
function useAutosave({ isWanted, values, save }: Autosave) {
  const lastAt = useRef(0);
  const run = useEffectEvent(() => {
    lastAt.current = Date.now();
    save();
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const wait = Math.max(autosaveDelay, lastAt.current + autosaveEvery - Date.now());
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  }, [isWanted, values]);
}
