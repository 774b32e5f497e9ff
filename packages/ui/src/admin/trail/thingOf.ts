import type { TrailEvent } from '@janus-site/core';
import type { EventWords } from '../shared/eventWords.ts';

/** «пост «Заголовок»», or the kind alone where it has no name. */
export function thingOf(
  { object }: TrailEvent,
  { kinds, named }: Pick<EventWords, 'kinds' | 'named'>,
): string {
  if (!object || object.kind === 'session') return '';
  return object.title ? named(kinds[object.kind], object.title) : kinds[object.kind];
}
