import type { Post, PostTranslation } from '../../data/types.ts';
import type { Language } from '../../route/faces.ts';
import { languages } from '../../route/faces.ts';
import type { Merged } from '../merge.ts';
import { mergeValues } from '../merge.ts';
import type { Sides, Stale } from '../types.ts';
import { same } from '../values.ts';
import type { BaseRevision } from './baseRevisions.ts';
import type { BaseText } from './baseTexts.ts';
import type { PostKind } from './postKind.ts';
import { postSides } from './postKind.ts';
import type { PostText } from './postValues.ts';
import { textFields, translationOf, valuesOf } from './postValues.ts';

/** Returns both versions of a post that somebody else has saved meanwhile, merged where they do not conflict. */
export function staleSides(
  post: Post,
  sides: Sides<PostKind>,
  lost: readonly PostKind['values'][],
): Omit<Stale<PostKind>, 'author'> {
  const { values, saved, server } = sides;
  const texts = languages.map((language): [Language, Merged<PostText>] => {
    const { theirs, ancestor } = theirText(post, language, sides);
    // An unanswered save has arrived after all: the other version is one's own.
    const isOwn = lost.some((sent) => same(sent[language], theirs));
    return [language, mergeValues(isOwn ? theirs : ancestor, values[language], theirs)];
  });
  const shared = mergeValues(server.post ? saved.shared : null, values.shared, valuesOf(post).shared);
  const pathsIn = (part: string, paths: readonly string[]) => paths.map((path) => `${part}.${path}`);
  const side = (which: 'values' | 'theirs') =>
    Object.assign(
      { ...values, shared: shared[which] },
      ...texts.map(([language, merged]) => ({ [language]: merged[which] })),
    ) as PostKind['values'];
  return {
    ...settledSides(post),
    values: side('values'),
    theirs: side('theirs'),
    clashes: [
      ...pathsIn('shared', shared.clashes),
      ...texts.flatMap(([language, { clashes }]) => pathsIn(language, clashes)),
    ],
  };
}

/** Returns the saved side with their version as the base of one's own changes. */
function settledSides(post: Post): Omit<Sides<PostKind>, 'values'> {
  const { saved, server } = postSides(post);
  const base = { ...server.base };
  const baseTexts = { ...server.baseTexts };
  for (const language of languages) {
    const translation = translationOf(post, language);
    const text = baseTexts[language];
    if (!translation || !text) continue;
    base[language] = { revision: translation.revision, version: translation.pending?.version ?? 0 };
    baseTexts[language] = { ...text, published: textFields(translation) };
  }
  return { saved, server: { post, base, baseTexts } };
}

/** Returns the server's version of one language and the common ancestor; null if the ancestor is unknown. */
function theirText(
  post: Post,
  language: Language,
  { server }: Sides<PostKind>,
): { theirs: PostText; ancestor: PostText | null } {
  const theirs = translationOf(post, language);
  const base = server.base[language];
  const text = server.baseTexts[language];
  const pending = theirs?.pending;
  // Without a base revision the language had no text before.
  if (!base || !theirs) return { theirs: textFields(theirs), ancestor: base ? null : textFields(null) };
  // Versions restart after a publication, so the revision is needed to identify a pending change.
  const isOurs = pending?.version === base.version && pending.revision === base.revision;
  if (isOurs && theirs.revision !== base.revision)
    // Somebody published their text over one's own pending change.
    return { theirs: textFields(theirs), ancestor: text?.published ?? null };
  return { theirs: textFields(pending ?? theirs), ancestor: ancestorOf(text, base, theirs) };
}

function ancestorOf(
  text: BaseText | undefined,
  base: BaseRevision,
  { revision, pending }: PostTranslation,
): PostText | null {
  // Discarded, and possibly started anew: their version is not based on ours, and no words may be lost.
  const isGivenUp = (pending?.version ?? 0) < base.version && revision === base.revision;
  return isGivenUp ? null : (text?.words ?? null);
}
