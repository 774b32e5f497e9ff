export interface Reference {
  $ref: string;
}

export function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns the value at a pointer such as `/components/schemas/Post`; anything before its `#` is ignored. */
export function lookUp(document: object, pointer: string): unknown {
  return pointer
    .slice(pointer.indexOf('#') + 2)
    .split('/')
    .reduce<unknown>(
      (node, part) =>
        (node as Record<string, unknown>)[
          decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
        ],
      document,
    );
}

/** Follows local references; returns the value with the pointer it was found at. */
export function resolveReference<T extends object>(
  document: object,
  value: T | Reference,
  pointer: string,
): { value: T; pointer: string } {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return { value: value as T, pointer };
  const target = value.$ref.slice(1);
  return resolveReference(document, lookUp(document, target) as T | Reference, target);
}
