import type { EventKind, TrailEvent } from '@janus-site/core';

/** «пост «Заголовок»», or the kind alone where it has no name. */
export function thingOf({ object }: TrailEvent, kinds: Readonly<Record<EventKind, string>>): string {
  if (!object || object.kind === 'session') return '';
  return object.title ? `${kinds[object.kind]} «${object.title}»` : kinds[object.kind];
}
