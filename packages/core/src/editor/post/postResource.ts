import type { ClientError } from '../../api/result.ts';
import type { Pending, Post, PostTranslationUpdate } from '../../data/types.ts';
import type { Language } from '../../route/faces.ts';
import { languages } from '../../route/faces.ts';
import { hasWords, pathsOfCreate } from '../translated.ts';
import type { Accepted, Call, EditorResource, Sides } from '../types.ts';
import type { FieldErrors } from '../values.ts';
import { same } from '../values.ts';
import type { BaseRevisions, Sent } from './baseRevisions.ts';
import { advanceBaseRevisions, baseRevisionsOf } from './baseRevisions.ts';
import type { BaseTexts } from './baseTexts.ts';
import { baseTextsOf } from './baseTexts.ts';
import type { PostKind, PostStep } from './postKind.ts';
import type { PostShared, PostValues } from './postValues.ts';
import { ageOf, datesOf, publishedText, textFields, withPending } from './postValues.ts';
import type { SaveCommand } from './savePlan.ts';
import { isOfDates, mergeSent, planSave, sharedInput } from './savePlan.ts';
import { staleSides } from './staleSides.ts';

export interface PostResourceOptions {
  /** Returns validation errors before anything is sent; without a post, one is about to be created. */
  check(values: PostValues, steps: readonly PostStep[], post: Post | null): FieldErrors;
  fieldErrors(error: ClientError): FieldErrors;
  /** Returns the current post, if a save was refused because it had changed. */
  conflictingPost(error: ClientError): Post | undefined;
  /** Returns the name of the author who saved it. */
  conflictingAuthor(error: ClientError): string | null;
}

/** The server's state that a draft stores: with the base text, the draft can still be merged on another day. */
interface KeptBase {
  base: BaseRevisions;
  texts: BaseTexts;
  /** The times as the server had them: equal times of the draft were not chosen by the person. */
  dates?: PostShared['dates'];
}

/** Drafts of earlier versions contain only the revisions. */
function readBase(text: string): KeptBase {
  const kept = JSON.parse(text) as KeptBase | BaseRevisions;
  return 'texts' in kept ? kept : { base: kept, texts: {} };
}

const autosave: SaveCommand = { statusChanges: {}, isByHand: false };

/**
 * Creates the resource of a post. Drafts are updated, published texts get a pending change, and nothing outdated is
 * sent.
 */
export function postResource({
  check,
  fieldErrors,
  conflictingPost,
  conflictingAuthor,
}: PostResourceOptions): EditorResource<PostKind> {
  return {
    check: ({ values, server }, steps) => check(values, steps, server.post),
    plan,
    accept,
    errorsOf(error, step) {
      const sent = step.kind === 'create' ? step.filled : languagesOf(step);
      return ofDates(pathsOfCreate(fieldErrors(error), sent));
    },
    staleOf(error, sides, lost) {
      const post = conflictingPost(error);
      return post ? { ...staleSides(post, sides, lost), author: conflictingAuthor(error) } : null;
    },
    fixedParts: ({ statusChanges, drop }) =>
      languages.filter((language) => {
        const change = statusChanges[language];
        return (change && !change.text) || language === drop;
      }),
    follow,
    baseOf: ({ post, base, baseTexts }) =>
      post ? JSON.stringify({ base, texts: baseTexts, dates: datesOf(post) } satisfies KeptBase) : '',
    rebase({ post }, draftBase) {
      const kept = draftBase ? readBase(draftBase) : null;
      const base = kept?.base ?? baseRevisionsOf(post);
      return { post, base, baseTexts: baseTextsOf(post, base, kept?.texts) };
    },
    followed(values, draftBase, saved) {
      const dates = draftBase ? readBase(draftBase).dates : undefined;
      return dates ? withOwnDates(values, dates, saved.shared.dates) : values;
    },
    autosave: {
      command: autosave,
      isWanted(sides, { lastField, saving }) {
        const { values, saved, server } = sides;
        if (server.post) return !same(values, saved) && plan(sides, autosave).length > 0;
        // The slug is made from the title, so a new post waits until the focus moves from the title to the text. It is
        // created only once, because a draft may exist even if its response was lost.
        const isBegun = languages.some((one) => values[one].title.trim() && values[one].body.trim());
        if (lastField !== 'text' || saving !== 'idle' || !isBegun) return false;
        return Object.keys(check(values, plan(sides, autosave), null)).length === 0;
      },
    },
  };
}

/** Times are shared fields in the form, whichever language they belong to. */
function ofDates(errors: FieldErrors): FieldErrors {
  const moved = Object.entries(errors).map(([path, message]) => [
    path.replace(/^(ru|en)\.(published_at|updated_at)$/, 'shared.dates.$1.$2'),
    message,
  ]);
  return Object.fromEntries(moved) as FieldErrors;
}

function languagesOf(step: Exclude<PostStep, { kind: 'create' }>): readonly Language[] {
  if (step.kind === 'update') return (step.body.translations ?? []).map(({ language }) => language);
  return [step.language];
}

function plan({ values, saved, server }: Sides<PostKind>, command: SaveCommand): PostStep[] {
  const { post, base } = server;
  if (!post) return [createStep(values, command)];
  const { id } = post;
  if (command.drop) return dropSteps(post, base, command.drop);
  const { pending, update } = planSave({ post, values, saved, baseRevisions: base, command });
  const changes = pending.map((one): PostStep => ({ kind: 'pending', id, ...one }));
  const { translations = [], ...shared } = update ?? {};
  return update ? [...changes, { kind: 'update', id, body: { ...shared, translations } }] : changes;
}

/** Discards the version that the words on the screen are based on, and no other. */
function dropSteps(post: Post, base: BaseRevisions, language: Language): PostStep[] {
  const version = base[language]?.version;
  return publishedText(post, language) && version ? [{ kind: 'drop', id: post.id, language, version }] : [];
}

function createStep(values: PostValues, { statusChanges }: SaveCommand): PostStep {
  const filled = languages.filter((language) => hasWords(values[language]));
  const { slug, ...shared } = sharedInput(values.shared);
  const translations = filled.map((language) => {
    const { status, published_at } = statusChanges[language] ?? {};
    return { language, ...values[language], status, published_at };
  });
  return { kind: 'create', body: { ...shared, ...(slug ? { slug } : {}), translations }, filled };
}

function accept(sides: Sides<PostKind>, { step, answer, sent }: Call<PostKind>): Accepted<PostKind> {
  if (answer.kind === 'pending') return acceptPending(sides, { step, pending: answer.pending, sent });
  const { post } = answer;
  if (step.kind === 'create') {
    const made = takeParts(sides, sent, post, { parts: ['shared', ...languages], settled: languages });
    return { ...made, name: `post.${post.id}` };
  }
  const { translations = [], ...shared } = step.kind === 'update' ? step.body : {};
  const texts = translations.filter(({ title, removed }) => removed || title !== undefined);
  const worded = texts.map(({ language }) => language);
  // The text that was saved, which a command may have brought instead of the one on the screen; empty if removed.
  const written = Object.fromEntries(texts.map((text) => [text.language, textFields(text)]));
  const settled = translations.filter((change) => !isOfDates(change)).map(({ language }) => language);
  const dated = translations
    .filter((change) => change.published_at !== undefined || change.updated_at !== undefined)
    .map(({ language }) => language);
  const hasShared = Object.keys(shared).length > 0;
  const parts = hasShared ? (['shared', ...worded] as const) : worded;
  return takeParts(withoutRemoved(sides, sent, translations), { ...sent, ...written }, post, {
    parts,
    settled,
    dated,
  });
}

/** Takes removed texts off the screen, unless the person has continued typing. */
function withoutRemoved(
  sides: Sides<PostKind>,
  sent: PostValues,
  translations: readonly PostTranslationUpdate[],
): Sides<PostKind> {
  const left = translations
    .filter(({ language, removed }) => removed && same(sides.values[language], sent[language]))
    .map(({ language }) => [language, textFields(null)]);
  return { ...sides, values: { ...sides.values, ...(Object.fromEntries(left) as Partial<PostValues>) } };
}

function acceptPending(
  sides: Sides<PostKind>,
  { step, pending, sent }: { step: PostStep; pending: Pending | null; sent: PostValues },
): Sides<PostKind> {
  const { post } = sides.server;
  if (!post || (step.kind !== 'pending' && step.kind !== 'drop')) return sides;
  const { language } = step;
  const next = withPending(post, language, pending);
  const published = publishedText(post, language);
  const dropped = step.kind === 'drop' && published ? { [language]: published } : {};
  // The published text is shown again, unless the person has continued typing.
  const isLeft = same(sides.values[language], sent[language]);
  const shown = isLeft ? { ...sides, values: { ...sides.values, ...dropped } } : sides;
  return takeParts(shown, { ...sent, ...dropped }, next, { parts: [language], pending: language });
}

/** Returns both sides after the server has saved some parts of the values; `post` is the current post. */
function takeParts(sides: Sides<PostKind>, values: PostValues, post: Post, sent: Sent): Sides<PostKind> {
  // The server may create the slug; one that was typed meanwhile stays.
  const hasShared = sent.parts.includes('shared');
  const taken = hasShared ? { ...values, shared: { ...values.shared, slug: post.slug } } : values;
  const isSlugUntouched = hasShared && sides.values.shared.slug === values.shared.slug;
  const shown =
    isSlugUntouched && values.shared.slug !== post.slug
      ? { ...sides.values, shared: { ...sides.values.shared, slug: post.slug } }
      : sides.values;
  // Words that were not sent keep their base revision: a change of that revision on the server is a conflict.
  const base = advanceBaseRevisions(sides.server.base, post, sent);
  const saved = mergeSent(sides.saved, taken, sent.parts);
  return {
    ...withDates({ values: shown, saved }, post, {
      ...sides.saved.shared.dates,
      ...pick(values.shared.dates, sent.dated ?? []),
    }),
    server: { post, base, baseTexts: baseTextsOf(post, base, sides.server.baseTexts) },
  };
}

function pick(dates: PostShared['dates'], chosen: readonly Language[]): Partial<PostShared['dates']> {
  return Object.fromEntries(chosen.map((language) => [language, dates[language]]));
}

/** Updates the times that nobody has changed here, because the server sets times too. */
function withDates(
  { values, saved }: Pick<Sides<PostKind>, 'values' | 'saved'>,
  post: Post,
  before: PostShared['dates'],
): Pick<Sides<PostKind>, 'values' | 'saved'> {
  const dates = datesOf(post);
  return { values: withOwnDates(values, before, dates), saved: putDates(saved, dates) };
}

const putDates = (of: PostValues, dates: PostShared['dates']): PostValues =>
  same(of.shared.dates, dates) ? of : { ...of, shared: { ...of.shared, dates } };

/** Returns the values with the times that the person has chosen, and the current ones for the rest. */
function withOwnDates(values: PostValues, before: PostShared['dates'], now: PostShared['dates']): PostValues {
  const own = values.shared.dates;
  const shown = {
    ru: same(own.ru, before.ru) ? now.ru : own.ru,
    en: same(own.en, before.en) ? now.en : own.en,
  };
  return putDates(values, shown);
}

// A form without changes follows the server; one with changes keeps its base revision.
function follow(sides: Sides<PostKind>, next: Omit<Sides<PostKind>, 'values'>): Sides<PostKind> {
  const { post } = next.server;
  if (!post) return sides;
  const age = ageOf(post, sides.server.post);
  if (age === 'same') return { ...sides, server: { ...sides.server, post } };
  const isClean = same(sides.values, sides.saved);
  return age === 'newer' && isClean ? { ...next, values: next.saved } : sides;
}
