/** Returns projects in the order of a CV: the featured ones first, otherwise in their own order. */
export function featuredFirst<Project extends { is_featured: boolean }>(
  projects: readonly Project[],
): Project[] {
  return [...projects].sort((a, b) => Number(b.is_featured) - Number(a.is_featured));
}
