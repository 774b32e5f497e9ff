/**
 * Returns the common parent of two hosts as a cookie domain; null if it is a single label such as `localhost`, or a
 * number. The browser itself refuses public suffixes (`co.uk`, `github.io`).
 */
export function parentDomain(one: string, other: string): string | null {
  const [own, rest] = [one.split('.').toReversed(), other.split('.').toReversed()];
  const end = own.findIndex((label, at) => label !== rest[at]);
  const shared = own.slice(0, end === -1 ? own.length : end);
  return shared.length < 2 || /^\d+$/.test(shared[0] ?? '') ? null : shared.toReversed().join('.');
}
