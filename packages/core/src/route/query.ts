/** The value of a query parameter. `true` means that the parameter is present. */
export type QueryValue = string | number | true;

/** Parses a parameter's text; `undefined` ignores it. */
export type Parameter<Value extends QueryValue = QueryValue> = (text: string) => Value | undefined;

export type Declaration = Readonly<Record<string, Parameter>>;

/** The typed query of a declaration. */
export type Parsed<D extends Declaration> = {
  readonly [Name in keyof D]?: NonNullable<ReturnType<D[Name]>> | undefined;
};

// oxlint-disable-next-line no-control-regex -- stored texts contain none, and PostgreSQL rejects NUL
const control = /[\u0000-\u001f\u007f]/;

/** Accepts trimmed text of at most `most` characters. */
export function text(most: number): Parameter<string> {
  return (value) => {
    const words = value.trim();
    return words !== '' && words.length <= most && !control.test(words) ? words : undefined;
  };
}

/** Accepts a machine-made name such as a cursor or a token. */
export function code(most: number): Parameter<string> {
  return (value) => (value.length <= most && /^[\w-]+$/.test(value) ? value : undefined);
}

/** Accepts one of these words. */
export function oneOf<const Value extends string>(...values: readonly Value[]): Parameter<Value> {
  return (word) => values.find((value) => value === word);
}

/** Accepts a whole number from 1; larger ones become `most`. */
export function count(most: number): Parameter<number> {
  return (value) => (/^[1-9]\d{0,8}$/.test(value) ? Math.min(Number(value), most) : undefined);
}

/** Accepts any value: the parameter is present. */
export const flag: Parameter<true> = () => true;

/**
 * Returns the typed query of an address. Ignores undeclared and invalid parameters; of several with the same name, the
 * first counts.
 */
export function parseQuery<D extends Declaration>(declaration: D, search: URLSearchParams): Parsed<D> {
  const query: Record<string, QueryValue> = {};
  // In the order of the declaration, so that one page has one address.
  for (const [name, read] of Object.entries(declaration)) {
    const text = search.get(name);
    const value = text === null ? undefined : read(text);
    if (value !== undefined) query[name] = value;
  }
  return query as Parsed<D>;
}

/** The inverse of `parseQuery`. */
export function printQuery(query: Readonly<Record<string, QueryValue | undefined>>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.append(name, value === true ? '1' : String(value));
  return search;
}
