/** Returns how a person is written: first and last name, as far as they are known; empty for nobody. */
export function personName(
  person: { readonly first_name: string; readonly last_name: string } | null | undefined,
): string {
  return [person?.first_name, person?.last_name].filter(Boolean).join(' ').trim();
}
