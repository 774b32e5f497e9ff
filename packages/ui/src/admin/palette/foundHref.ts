import type { PanelSearchItem } from '@janus-site/core';
import { acrossFaces, type FaceLinks } from '../shared/acrossFaces.ts';

const lists = {
  post: ['blog', 'blogLogin'],
  project: ['portfolio', 'projectsAdmin'],
  experience: ['portfolio', 'experiencesAdmin'],
  career: ['portfolio', 'resumeAdmin'],
  message: ['portfolio', 'messages'],
} as const;

/**
 * Returns the address of a search result: its form, for a picture that of its text, the folder of a message, or the
 * trash.
 */
export function foundHref(links: FaceLinks, found: PanelSearchItem, words: string): string {
  const { item, id, state } = found;
  const [face, list] = lists[item];
  if (found.is_deleted) return acrossFaces(links, face, list, { query: { deleted: true } });
  if (item === 'post') return acrossFaces(links, face, 'editPost', { params: { id } });
  if (item !== 'message') return acrossFaces(links, face, lists[item][1], { query: { edit: id } });
  const box = state === 'archived' || state === 'spam' ? { state } : {};
  return acrossFaces(links, face, 'messages', { query: { q: words, ...box } });
}
