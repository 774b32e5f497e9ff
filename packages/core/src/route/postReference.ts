/**
 * Returns whether a post's reference is an id, which has exactly 36 hexadecimal digits, or a slug (docs/behaviour.md, B12).
 * A UUID has hyphens and is therefore a slug here; `posts.byReference` looks it up by id as well.
 */
export function classifyPostReference(value: string): 'id' | 'slug' {
  return /^[0-9a-f]{36}$/i.test(value) ? 'id' : 'slug';
}

/** Returns whether the value has the form of a UUID, which all ids have. */
export function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}
