import type { Settings } from '../../settings.ts';
import { listDaily } from './backUpWhenDue.ts';
import { copyEnd, listCopies, type Copy } from './copyNote.ts';
import { openPlace, type CopyPlace } from './place.ts';

const early = 'before-migrations';

/** Every copy in the place of the settings; those made before migrations have a name with a slash. */
export async function listAll(settings: Settings): Promise<Copy[]> {
  const { copies } = openPlace(settings, early);
  const before = await listCopies(copies, (name) => name.endsWith(copyEnd));
  return [
    ...(await listDaily(settings)),
    ...before.map((copy) => ({ ...copy, name: `${early}/${copy.name}` })),
  ];
}

/** A copy by the name that `listAll` gives it, and its place. */
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
