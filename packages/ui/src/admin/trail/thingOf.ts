import type { TrailEvent } from '@janus-site/core';
import type { EventWords } from '../shared/eventWords.ts';

/** Returns «пост «Заголовок»», or only the kind of an object without a name. */
export function thingOf(
  { object }: TrailEvent,
  { kinds, named }: Pick<EventWords, 'kinds' | 'named'>,
): string {
  if (!object || object.kind === 'session') return '';
  return object.title ? named(kinds[object.kind], object.title) : kinds[object.kind];
}
