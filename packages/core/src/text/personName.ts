/** Returns a person's first and last name, as far as they are known; empty if neither is. */
export function personName(
  person: { readonly first_name: string; readonly last_name: string } | null | undefined,
): string {
  return [person?.first_name, person?.last_name].filter(Boolean).join(' ').trim();
}
