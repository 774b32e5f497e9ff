/**
 * Returns the first of `slug`, `slug-2`, `slug-3`… that is not taken. They are looked up by name, twice as many each time:
 * a search for all with this beginning would read every slug there is.
 */
export async function firstFree(
  base: string,
  takenOf: (slugs: readonly string[]) => Promise<readonly string[]>,
): Promise<string> {
  for (let first = 1; ; first *= 2) {
    const slugs = Array.from({ length: first }, (_, at) =>
      first + at === 1 ? base : `${base}-${first + at}`,
    );
    const taken = new Set(await takenOf(slugs));
    const free = slugs.find((slug) => !taken.has(slug));
    if (free !== undefined) return free;
  }
}
