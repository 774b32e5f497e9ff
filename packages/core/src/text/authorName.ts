import { personName } from './personName.ts';

/**
 * Returns the author of a post: an account of the owner bears the profile's name, given in the language of the reader.
 */
export function authorName(
  author: { readonly first_name: string; readonly last_name: string; readonly is_owner?: boolean } | null,
  owner: string | undefined,
): string {
  const name = personName(author);
  return (author?.is_owner ? owner || name : name || owner) ?? '';
}
