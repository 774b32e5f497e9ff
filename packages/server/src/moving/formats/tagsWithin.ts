import { mostTags } from '../../routes/posts/tags/store.ts';
import type { Note } from '../import/report.ts';

const longestTag = 50;

/** The tags that a post may have; notes the others. */
export function tagsWithin(found: readonly string[], notes: Note[]): string[] {
  const all = [...new Set(found.map((tag) => tag.trim()))].filter(Boolean);
  const tags = all.filter((tag) => tag.length <= longestTag).slice(0, mostTags);
  const left = all.filter((tag) => !tags.includes(tag));
  if (left.length > 0)
    notes.push({
      line: null,
      text: `Tags that are left out, a post has at most ${mostTags} of ${longestTag} characters: ${left.slice(0, 20).join(', ').slice(0, 300)}.`,
    });
  return tags;
}
