/**
 * The letter of specification section 5: a value with a hyphen, or one that is not 36 hexadecimal digits and
 * hyphens, is a slug. A UUID has hyphens and so is a slug here; the read by reference makes up for it.
 */
export function classifyPostReference(value: string): 'id' | 'slug' {
  return /^[0-9a-f]{36}$/i.test(value) ? 'id' : 'slug';
}

/** Has the value the form of a UUID, which all ids have? */
export function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}
