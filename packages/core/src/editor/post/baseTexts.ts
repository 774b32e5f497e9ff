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
  /** What the words on the screen went on from. */
  words: PostText;
  /** What was published then; null where that is not known. */
  published: PostText | null;
}

/** Absent where the text of the base revision is not known: a draft of the device names the revision alone. */
export type BaseTexts = Partial<Record<Language, BaseText>>;

/** Returns the texts of those base revisions that a post still stands at; of others what was known of them. */
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
    } else if (formerText) texts[language] = formerText;
  }
  return texts;
}
