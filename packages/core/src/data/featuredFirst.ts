/** Returns projects as a CV tells them: the featured ones first, both in the order that they have. */
export function featuredFirst<Project extends { is_featured: boolean }>(
  projects: readonly Project[],
): Project[] {
  return [...projects].sort((a, b) => Number(b.is_featured) - Number(a.is_featured));
}
