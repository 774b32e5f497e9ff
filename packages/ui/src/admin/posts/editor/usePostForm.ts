import type { ClientError, Language, Post, Result } from '@janus-site/core';
import { conflictingPost, fieldErrors, languages, posts } from '@janus-site/core';
import { useEffect, useRef, useState } from 'react';
import { useWrite } from '../../../hooks/useWrite.ts';
import type { FieldErrors, ItemForm } from '../../forms/useItemForm.ts';
import { useItemForm } from '../../forms/useItemForm.ts';
import type { Saver } from '../../forms/useSaver.ts';
import { useSaver } from '../../forms/useSaver.ts';
import { hasWords, pathsOfCreate } from '../../forms/useTranslatedForm.ts';
import { theirValues } from './conflicts.ts';
import type { BaseRevisions, Sent } from './baseRevisions.ts';
import { baseRevisionsOf, advanceBaseRevisions } from './baseRevisions.ts';
import type { PostShared, PostText, PostValues } from './postValues.ts';
import { ageOf, publishedText, valuesOf, withPending } from './postValues.ts';
import type { SaveCommand, SavePlan, StatusChanges } from './savePlan.ts';
import { isNothing, mergeSent, planSave } from './savePlan.ts';
import { useAutosave } from './useAutosave.ts';
import { useSaveCommands } from './useSaveCommands.ts';
import { usePostChecks } from './usePostChecks.ts';

export interface PostForm extends ItemForm<PostValues> {
  /** The post as the server last gave it; null for one that is not made yet. */
  post: Post | null;
  saver: Saver<Post>;
  /** Counts refused saves that a person asked for. */
  attempt: number;
  changeShared(part: Partial<PostShared>): void;
  changeText(language: Language, part: Partial<PostText>): void;
  /** Saves the words (a published text as a pending change), and changes the state of some languages with them. */
  save(turns?: StatusChanges): Promise<boolean>;
  /** Gives up the pending change of one language; what is published is on the screen again. */
  dropPending(language: Language): Promise<boolean>;
  /** What somebody else has saved meanwhile; both versions are to be shown. */
  conflict: PostValues | null;
  /** Goes on with these values over the server's present version; null leaves everything as it is. */
  settleConflict(values: PostValues | null): void;
}

/** What is known of the server's side. */
interface Known {
  post: Post | null;
  /** The values that it has, as they were sent. */
  saved: PostValues;
  /** From what the words on the screen were begun; null: from what a draft of this device says, or from the post. */
  grounds: BaseRevisions | null;
}

const invalid: ClientError = { kind: 'config', message: 'The form has fields to mend' };
const fine = (post: Post): Result<Post> => ({ ok: true, data: post, response: new Response() });
const isMissing = (error: ClientError) => error.kind === 'http' && error.status === 404;

function parseGrounds(text: string | undefined): BaseRevisions | null {
  return text ? (JSON.parse(text) as BaseRevisions) : null;
}
const knownOf = (post: Post | null): Known => ({
  post,
  saved: valuesOf(post),
  grounds: baseRevisionsOf(post),
});

/** The editor's form: both languages in one, refused as a whole when somebody else was faster. */
export function usePostForm(given: Post | null, onCreated?: (post: Post) => void): PostForm {
  const create = useWrite(posts.create);
  const update = useWrite(posts.update);
  const savePending = useWrite(posts.savePending);
  const drop = useWrite(posts.dropPending);
  const check = usePostChecks();
  const [known, setKnown] = useState<Known>(() => ({ ...knownOf(given), grounds: null }));
  const form = useItemForm<PostValues>({
    name: `post.${given?.id ?? 'new'}`,
    saved: known.saved,
    base: known.post ? JSON.stringify(known.grounds ?? baseRevisionsOf(known.post)) : '',
  });
  const [attempt, setAttempt] = useState(0);
  /** Where the last key went. */
  const [typedIn, setTypedIn] = useState<'title' | 'text' | null>(null);
  const [conflict, setConflict] = useState<{ post: Post; values: PostValues } | null>(null);
  const groundsIn = (it: Known) =>
    it.grounds ?? parseGrounds(form.restored?.base) ?? baseRevisionsOf(it.post);

  // A form without changes follows the server; one with changes keeps the ground its words began from.
  const [seen, setSeen] = useState(given);
  if (given && given !== seen) {
    setSeen(given);
    const age = ageOf(given, known.post);
    if (age === 'same') setKnown({ ...known, post: given });
    else if (age === 'newer' && !form.isDirty) setKnown(knownOf(given));
  }
  // A save that waits for another begins before React has drawn what the first one learned.
  const latest = useRef(known);
  useEffect(() => {
    latest.current = known;
  }, [known]);

  /** The server has taken these parts of the values; `post` is how it stands now. */
  const accept = (post: Post, values: PostValues, sent: Sent) => {
    const saved = mergeSent(latest.current.saved, values, sent.parts);
    // Words that were not sent still stand on the ground they began from: what changed under them is a conflict.
    const grounds = advanceBaseRevisions(groundsIn(latest.current), post, sent);
    latest.current = { post, saved, grounds };
    setKnown(latest.current);
    form.markSaved(saved);
  };
  const refuse = (errors: FieldErrors, order: SaveCommand) => {
    form.setErrors(errors);
    if (order.isByHand) setAttempt((count) => count + 1);
  };

  const make = async (values: PostValues, order: SaveCommand): Promise<Result<Post>> => {
    const filled = languages.filter((language) => hasWords(values[language]));
    const { slug, ...shared } = values.shared;
    const result = await create.run({
      ...shared,
      ...(slug ? { slug } : {}),
      translations: filled.map((language) => {
        const { status, published_at } = order.statusChanges[language] ?? {};
        return { language, ...values[language], status, published_at };
      }),
    });
    if (!result.ok) refuse(pathsOfCreate(fieldErrors(result.error), filled), order);
    else {
      const parts = ['shared', ...languages] as const;
      accept(result.data, withSlug(values, result.data), { parts, settled: languages });
      // What was typed since then goes on at the post's own address.
      const grounds = JSON.stringify(baseRevisionsOf(result.data));
      form.moveTo(`post.${result.data.id}`, latest.current.saved, grounds);
      onCreated?.(result.data);
    }
    return result;
  };
  const fail = (result: Result<Post> & { ok: false }, order: SaveCommand, sent: readonly Language[]) => {
    const theirs = conflictingPost(result.error);
    if (theirs) setConflict({ post: theirs, values: theirValues(theirs, groundsIn(latest.current)) });
    else refuse(pathsOfCreate(fieldErrors(result.error), sent), order);
    return result;
  };
  const keepPending = async (
    plan: SavePlan,
    values: PostValues,
    order: SaveCommand,
  ): Promise<Result<Post> | null> => {
    for (const { language, body } of plan.pending) {
      const { post } = latest.current;
      if (!post) return null;
      // One after the other: the second one stands on what the first one has learned.
      // oxlint-disable-next-line no-await-in-loop
      const result = await savePending.run({ id: post.id, language, body });
      if (!result.ok) return fail(result, order, [language]);
      accept(withPending(post, language, result.data), values, { parts: [language], pending: language });
    }
    return null;
  };
  const change = async (plan: SavePlan, values: PostValues, order: SaveCommand): Promise<Result<Post>> => {
    const { post } = latest.current;
    if (!post) return { ok: false, error: invalid };
    if (!plan.update) return fine(post);
    const { translations = [], ...shared } = plan.update;
    const result = await update.run({ id: post.id, body: { ...shared, translations } });
    const sent = translations.map(({ language }) => language);
    if (!result.ok) return fail(result, order, sent);
    const worded = translations.filter(({ title }) => title !== undefined).map(({ language }) => language);
    const hasShared = Object.keys(shared).length > 0;
    accept(result.data, hasShared ? withSlug(values, result.data) : values, {
      parts: hasShared ? ['shared', ...worded] : worded,
      settled: sent,
    });
    return result;
  };
  const giveUp = async (language: Language, order: SaveCommand): Promise<Result<Post>> => {
    const { post } = latest.current;
    const text = publishedText(post, language);
    if (!post || !text) return { ok: false, error: invalid };
    const result = await drop.run({ id: post.id, language });
    if (!result.ok && !isMissing(result.error)) return fail(result, order, [language]);
    const values = { ...form.read(), [language]: text };
    form.change(values);
    accept(withPending(post, language, null), values, { parts: [language], pending: language });
    return fine(latest.current.post ?? post);
  };

  const orders = useSaveCommands();
  const saver = useSaver<Post>(async () => {
    const order = orders.next();
    const values = form.read();
    const { post, saved } = latest.current;
    if (order.drop) return orders.settle(order, await giveUp(order.drop, order));
    const plan = post && planSave({ post, values, saved, grounds: groundsIn(latest.current), order });
    const errors = check(values, plan);
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) {
      refuse(errors, order);
      return orders.settle(order, { ok: false, error: invalid });
    }
    if (!plan) return orders.settle(order, await make(values, order));
    const refused = await keepPending(plan, values, order);
    return orders.settle(order, refused ?? (await change(plan, values, order)));
  });
  const run = async (order: SaveCommand): Promise<boolean> => {
    orders.add(order);
    return (await saver.save()).ok;
  };

  const autoOrder: SaveCommand = { statusChanges: {}, isByHand: false };
  // The address is made of the title: a new post waits until the title is left for the text. Once only, as an answer
  // that was lost on its way may mean that the draft has been made.
  const canBeMade =
    typedIn === 'text' &&
    saver.saving.state === 'idle' &&
    languages.some((language) => form.values[language].title.trim() && form.values[language].body.trim()) &&
    Object.keys(check(form.values, null)).length === 0;
  const hasWork = known.post
    ? form.isDirty &&
      !isNothing(
        planSave({
          post: known.post,
          values: form.values,
          saved: known.saved,
          grounds: groundsIn(known),
          order: autoOrder,
        }),
      )
    : canBeMade;
  useAutosave({
    isWanted:
      hasWork && !conflict && saver.saving.state !== 'saving' && Object.keys(form.errors).length === 0,
    values: form.values,
    save: () => void run(autoOrder),
  });

  return {
    ...form,
    post: known.post,
    saver,
    attempt,
    conflict: conflict && conflict.values,
    changeShared: (part) => form.change({ shared: { ...form.read().shared, ...part } }),
    changeText: (language, part) => {
      setTypedIn('title' in part ? 'title' : 'text');
      const text = { ...form.read()[language], ...part };
      form.change(language === 'ru' ? { ru: text } : { en: text });
    },
    showOther(draft) {
      // Its words began from what it says, not from what this window has learned since.
      latest.current = { ...latest.current, grounds: null };
      setKnown(latest.current);
      form.showOther(draft);
    },
    save: (turns = {}) => run({ statusChanges: turns, isByHand: true }),
    dropPending: (language) => run({ statusChanges: {}, isByHand: true, drop: language }),
    settleConflict(values) {
      const theirs = conflict;
      setConflict(null);
      if (!theirs || !values) return;
      const grounds = advanceBaseRevisions({}, theirs.post, { parts: [], settled: languages });
      latest.current = { post: theirs.post, saved: valuesOf(theirs.post), grounds };
      setKnown(latest.current);
      form.markSaved(latest.current.saved);
      form.change(values);
    },
  };

  /** The server may make the slug; what was typed meanwhile stays. */
  function withSlug(values: PostValues, { slug }: Post): PostValues {
    const { shared } = form.read();
    if (shared.slug === values.shared.slug && shared.slug !== slug)
      form.change({ shared: { ...shared, slug } });
    return { ...values, shared: { ...values.shared, slug } };
  }
}
