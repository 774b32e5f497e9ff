import type { Post } from '../../data/types.ts';
import type { Language } from '../../route/faces.ts';
import { languages } from '../../route/faces.ts';
import { same } from '../values.ts';
import type { BaseRevisions } from './baseRevisions.ts';
import { baseRevisionsOf } from './baseRevisions.ts';
import type { PostText } from './postValues.ts';
import { textFields, translationOf } from './postValues.ts';

/** The text of a base revision. */
export interface BaseText {
  /** The text that the words on the screen are based on. */
  words: PostText;
  /** The text that was published at that revision; null if unknown. */
  published: PostText | null;
}

/** A language is absent if its base text is unknown: old drafts on the device contain only the revision. */
export type BaseTexts = Partial<Record<Language, BaseText>>;

/** Returns the texts of the base revisions: the post's if it is still at that revision, otherwise the former ones. */
export function baseTextsOf(post: Post | null, base: BaseRevisions, former: BaseTexts = {}): BaseTexts {
  const texts: BaseTexts = {};
  const present = baseRevisionsOf(post);
  for (const language of languages) {
    const translation = translationOf(post, language);
    const isPresent = translation && same(present[language], base[language]);
    const formerText = former[language];
    if (isPresent) {
      const isPublishedBase = translation.revision === base[language]?.revision;
      texts[language] = {
        words: textFields(translation.pending ?? translation),
        published: isPublishedBase ? textFields(translation) : null,
      };
    } else if (formerText && base[language]) texts[language] = formerText;
  }
  return texts;
}
