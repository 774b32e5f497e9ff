/** What a parameter of an address may say. `true`: that it is there. */
export type QueryValue = string | number | true;

/** Reads a parameter's text; undefined drops it out, as if the address had not had it. */
export type Parameter<Value extends QueryValue = QueryValue> = (text: string) => Value | undefined;

export type Declaration = Readonly<Record<string, Parameter>>;

/** What a declaration makes of a query. */
export type Parsed<D extends Declaration> = {
  readonly [Name in keyof D]?: NonNullable<ReturnType<D[Name]>> | undefined;
};

// oxlint-disable-next-line no-control-regex -- no stored word has one, and PostgreSQL refuses NUL outright
const control = /[\u0000-\u001f\u007f]/;

/** Words of at most so many characters, without the space around them. */
export function text(most: number): Parameter<string> {
  return (given) => {
    const words = given.trim();
    return words !== '' && words.length <= most && !control.test(words) ? words : undefined;
  };
}

/** A name made by a program: a cursor, a token. */
export function code(most: number): Parameter<string> {
  return (given) => (given.length <= most && /^[\w-]+$/.test(given) ? given : undefined);
}

/** One of these words. */
export function oneOf<const Value extends string>(...values: readonly Value[]): Parameter<Value> {
  return (given) => values.find((value) => value === given);
}

/** A whole number from 1; what is more than `most` is `most`. */
export function count(most: number): Parameter<number> {
  return (given) => (/^[1-9]\d{0,8}$/.test(given) ? Math.min(Number(given), most) : undefined);
}

/** It is there, whatever it says. */
export const flag: Parameter<true> = () => true;

/** The typed query of an address: what is not declared or not understood drops out, and the first of equal names counts. */
export function parseQuery<D extends Declaration>(declaration: D, search: URLSearchParams): Parsed<D> {
  const query: Record<string, QueryValue> = {};
  // In the order of the declaration, so that one page has one address.
  for (const [name, read] of Object.entries(declaration)) {
    const given = search.get(name);
    const value = given === null ? undefined : read(given);
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
