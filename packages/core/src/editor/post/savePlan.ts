import type { PendingInput, Post, PostTranslationUpdate, PostUpdate } from '../../data/types.ts';
import type { Language } from '../../route/faces.ts';
import { languages } from '../../route/faces.ts';
import { hasWords } from '../translated.ts';
import { same } from '../values.ts';
import type { BaseRevisions } from './baseRevisions.ts';
import type { PostShared, PostText, PostValues } from './postValues.ts';
import { publishedText, translationOf } from './postValues.ts';

/** How a save changes the status of one language. */
export type StatusChange = Pick<
  PostTranslationUpdate,
  'status' | 'published_at' | 'removed' | 'is_small_edit' | 'is_reviewed'
> & {
  /** Saved instead of the text on the screen, which stays there as a change of it. */
  text?: PostText;
};
/** The requested change of the status in each language. */
export type StatusChanges = Partial<Record<Language, StatusChange>>;

/** The requested save. */
export interface SaveCommand {
  /** Languages whose status changes; only their texts are sent. */
  statusChanges: StatusChanges;
  /** False for an autosave, which sends nothing that visitors would see. */
  isByHand: boolean;
  /** The language whose pending change is discarded. */
  drop?: Language;
}

/** The calls of a save. */
export interface SavePlan {
  pending: { language: Language; body: PendingInput }[];
  update: PostUpdate | null;
}

export interface PlanInput {
  post: Post;
  values: PostValues;
  /** The values on the server, pending changes included. */
  saved: PostValues;
  baseRevisions: BaseRevisions;
  command: SaveCommand;
}

/**
 * Returns the calls of a save. Changed texts of a published language become a pending change; everything else is an
 * update.
 */
export function planSave({ post, values, saved, baseRevisions, command }: PlanInput): SavePlan {
  const isPublished = (language: Language) => publishedText(post, language) !== null;
  const statusChanged = languages.filter((language) => command.statusChanges[language]);
  if (statusChanged.length > 0) {
    return { pending: [], update: { translations: statusChanged.map((language) => statusUpdate(language)) } };
  }
  const changed = languages.filter((language) => !same(values[language], saved[language]));
  // A text that somebody else has added and published is not the base of these words: the update is refused as stale.
  const pending = changed.filter((language) => isPublished(language) && baseRevisions[language]);
  // A language that the post does not have gets no empty text.
  const drafts = changed.filter(
    (language) =>
      !pending.includes(language) && (translationOf(post, language) || hasWords(values[language])),
  );
  const canSend = command.isByHand || !languages.some(isPublished);
  const shared = canSend ? sendableShared(changedShared(values, saved), command) : {};
  const dated = canSend ? changedDates(values, saved) : {};
  const sendable = new Set(
    drafts.filter((language) => command.isByHand || values[language].title.trim() !== ''),
  );
  const translations = languages
    .filter((language) => sendable.has(language) || (dated[language] && translationOf(post, language)))
    .map((language) => {
      const words = sendable.has(language) ? values[language] : {};
      return { language, ...words, ...dated[language], ...ground(language) };
    });
  const isEmpty = translations.length === 0 && Object.keys(shared).length === 0;
  return {
    pending: pending.map((language) => ({
      language,
      body: { version: 0, revision: 1, ...baseRevisions[language], ...values[language] },
    })),
    update: isEmpty ? null : { ...shared, ...(translations.length > 0 ? { translations } : {}) },
  };

  function ground(language: Language): { revision?: number } {
    const revision = baseRevisions[language]?.revision;
    return revision === undefined ? {} : { revision };
  }
  function statusUpdate(language: Language): PostTranslationUpdate {
    const { text = values[language], ...change } = command.statusChanges[language] ?? {};
    // A review and a withdrawal do not concern the text and must not publish a change; a removal has no text.
    const isWithdrawal = change.status === 'draft' && isPublished(language);
    const isReview = change.is_reviewed === true && change.status === undefined;
    const isWordless = change.removed === true || isWithdrawal || isReview;
    // A new text or a removal ends a pending change only if it is the one that this window has loaded.
    const isEnd = (!isWordless || change.removed) && isPublished(language);
    const version = isEnd ? baseRevisions[language]?.version : undefined;
    return {
      language,
      ...(isWordless ? {} : text),
      ...change,
      ...ground(language),
      ...(version === undefined ? {} : { version }),
    };
  }
}

/** The shared fields of a post. */
type SharedInput = Pick<
  PostUpdate,
  'slug' | 'page_face' | 'is_in_menu' | 'tags' | 'cover' | 'is_unlisted' | 'is_pinned' | 'canonical_url'
>;

/** Returns shared fields in the form of the service, without the times, which are sent with the texts. */
export function sharedInput({ canonical_url, ...values }: PostShared): SharedInput {
  const { slug, page_face, is_in_menu, tags, cover, is_unlisted, is_pinned } = values;
  const place = { page_face, is_in_menu };
  return { slug, ...place, tags, cover, is_unlisted, is_pinned, canonical_url: canonical_url.trim() || null };
}

/** Returns the shared fields that differ. An empty slug is left to the server. */
function changedShared(values: PostValues, saved: PostValues): SharedInput {
  const before = sharedInput(saved.shared);
  const changed = Object.entries(sharedInput(values.shared)).filter(
    ([key, value]) => !same(value, before[key as keyof SharedInput]) && !(key === 'slug' && value === ''),
  );
  return Object.fromEntries(changed);
}

/** Checks only as much as is needed before the service validates the address. */
const isAddress = /^https?:\/\/[^\s\\]+$/;

/** Leaves out an address that is still being typed, unless the save was requested by the person. */
function sendableShared({ canonical_url, ...shared }: SharedInput, { isByHand }: SaveCommand): SharedInput {
  if (canonical_url === undefined) return shared;
  return isByHand || canonical_url === null || isAddress.test(canonical_url)
    ? { ...shared, canonical_url }
    : shared;
}

type Dates = Pick<PostTranslationUpdate, 'published_at' | 'updated_at'>;

/** Returns the times that differ; the time of the last change is never removed. */
function changedDates(values: PostValues, saved: PostValues): Partial<Record<Language, Dates>> {
  const changed: Partial<Record<Language, Dates>> = {};
  for (const language of languages) {
    const { published_at, updated_at } = values.shared.dates[language];
    const before = saved.shared.dates[language];
    const dates = {
      ...(published_at === before.published_at ? {} : { published_at }),
      ...(updated_at === null || updated_at === before.updated_at ? {} : { updated_at }),
    };
    if (Object.keys(dates).length > 0) changed[language] = dates;
  }
  return changed;
}

/** Returns whether a change contains only times and so leaves the revision unchanged. */
export function isOfDates(change: PostTranslationUpdate): boolean {
  const names = Object.keys(change).filter((name) => name !== 'language' && name !== 'revision');
  return names.length > 0 && names.every((name) => name === 'published_at' || name === 'updated_at');
}

/** Returns the saved values after a part of them was sent. */
export function mergeSent(
  saved: PostValues,
  values: PostValues,
  sent: readonly (keyof PostValues)[],
): PostValues {
  return Object.assign({}, saved, ...sent.map((key) => ({ [key]: values[key] }))) as PostValues;
}
