import type { Schemas } from '../../contract/types.ts';
import type { ProjectTable } from '../../db/schema/portfolio.ts';
import { tagKey } from '../../search/stem.ts';
import { textList } from '../../values.ts';

type Row = Pick<ProjectTable, 'technologies'>;

/** Returns the rows that use a technology, in any spelling. */
export function madeWith<T extends Row>(rows: readonly T[], technology: string): T[] {
  const key = tagKey(technology);
  return rows.filter((row) => textList(row.technologies).some((name) => tagKey(name) === key));
}

/** Counts the projects per technology; the most used first, then in the order of the projects. */
export function countTechnologies(rows: readonly Row[]): Schemas['ProjectList']['technologies'] {
  const counts = new Map<string, { name: string; count: number }>();
  for (const row of rows) {
    const counted = new Set<string>();
    for (const name of textList(row.technologies)) {
      const key = tagKey(name);
      // A project may name one twice, in two spellings.
      if (counted.has(key)) continue;
      counted.add(key);
      const existing = counts.get(key) ?? { name, count: 0 };
      counts.set(key, { ...existing, count: existing.count + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}
