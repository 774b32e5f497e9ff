import type { Settings } from '../../settings.ts';
import { listDaily } from './backUpWhenDue.ts';
import { copyEnd, listCopies, type Copy } from './copyNote.ts';
import { openPlace, type CopyPlace } from './place.ts';

const early = 'before-migrations';

/** Returns every copy at the place in the settings; those made before migrations have a slash in their name. */
export async function listAll(settings: Settings): Promise<Copy[]> {
  const { copies } = openPlace(settings, early);
  const before = await listCopies(copies, (name) => name.endsWith(copyEnd));
  return [
    ...(await listDaily(settings)),
    ...before.map((copy) => ({ ...copy, name: `${early}/${copy.name}` })),
  ];
}

/** Finds a copy and its place by the name from `listAll`. */
export async function findCopy(
  settings: Settings,
  name: string,
): Promise<{ place: CopyPlace; copy: Copy } | null> {
  const copy = (await listAll(settings)).find((listed) => listed.name === name);
  if (!copy) return null;
  const isEarly = name.startsWith(`${early}/`);
  return {
    place: openPlace(settings, isEarly ? early : 'daily'),
    copy: isEarly ? { ...copy, name: name.slice(early.length + 1) } : copy,
  };
}
