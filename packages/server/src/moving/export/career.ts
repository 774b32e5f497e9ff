import { careerSections } from '@janus-site/core';
import type { Database } from '../../db/schema.ts';
import { listCareer } from '../../routes/career/store.ts';

/** Puts Russian first, whatever the order in which a field was written. */
function inOrder(value: object | string): object | string {
  if (typeof value === 'string') return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a > b ? -1 : 1)));
}

/** The CV entries in order, each with the fields of its section. */
export async function exportedCareer(db: Database): Promise<object[]> {
  return (await listCareer(db)).map(({ section, fields }) => {
    const rows = careerSections.find(({ name }) => name === section)?.fields ?? [];
    const said = rows.flatMap(({ name }): [string, object | string][] => {
      const value = fields[name];
      return value === undefined ? [] : [[name, inOrder(value)]];
    });
    return { section, ...Object.fromEntries(said) };
  });
}
