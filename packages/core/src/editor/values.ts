/** Error messages by the dotted path of the value. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Returns whether two values are equal when serialized. */
export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Returns the value at a dotted path. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], values);
}

/** Returns the errors of those values that have not changed. */
export function errorsAfter(errors: FieldErrors, before: unknown, after: unknown): FieldErrors {
  const left = Object.entries(errors).filter(([path]) => same(valueAt(before, path), valueAt(after, path)));
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left);
}

/** Returns whether the value is an object and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
