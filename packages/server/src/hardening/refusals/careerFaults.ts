import type { World } from '../requests/world.ts';
import type { Ask, RequestParts, Special } from './requestParts.ts';
import { json, nobody } from './requestParts.ts';

const organisation = { ru: 'ЛЭТИ' };
const title = { ru: 'Пайка' };
const whole = { education: { organisation }, skills: { title } };

/** Faults in the fields of a CV entry, a new one or one just created. */
function fieldFaults(id: 'createCareerEntry' | 'replaceCareerEntry'): Special {
  const fault =
    (section: keyof typeof whole, fields: object) =>
    async (_world: World, ask: Ask): Promise<RequestParts> => {
      if (id === 'createCareerEntry') return { body: json({ section, fields }) };
      const made = await ask('createCareerEntry', { body: json({ section, fields: whole[section] }) });
      const { id: text } = JSON.parse(made.text) as { id: string };
      return { path: { id: { text } }, body: json({ fields }) };
    };
  return {
    [`${id} needed`]: fault('skills', {}),
    [`${id} not_of_section`]: fault('skills', { title, start: '2024-05' }),
    [`${id} end_before_start`]: fault('education', { organisation, start: '2024-05', end: '2024-04-30' }),
  };
}

type Listed = { items: { id: string; section?: string }[] };

/** Deletes an item of a full list and creates another in its place. */
async function withoutRoom(
  ask: Ask,
  of: 'CvVersion' | 'CareerEntry',
  { most, item }: { most: number; item: { name?: string; section?: string } },
): Promise<RequestParts> {
  const body = json(item);
  for (let made = 0; made < most; made += 1) await ask(`create${of}`, { body });
  const list = await ask(of === 'CvVersion' ? 'listCvVersions' : 'listCareer', {});
  const { items } = JSON.parse(list.text) as Listed;
  const path = { id: { text: items.find(({ section }) => section === item.section)?.id ?? '' } };
  await ask(`delete${of}`, { path });
  await ask(`create${of}`, { body });
  return { path };
}

const version = { name: 'Для завода', design: 'classic' };
const entry = { section: 'interests', fields: { title } };
const versionWithoutRoom = (_world: World, ask: Ask) =>
  withoutRoom(ask, 'CvVersion', { most: 50, item: version });
const entryWithoutRoom = (_world: World, ask: Ask) =>
  withoutRoom(ask, 'CareerEntry', { most: 100, item: entry });

export const careerFaults: Special = {
  'restoreCvVersion invalid_fields': versionWithoutRoom,
  'restoreCvVersion too_many_versions': versionWithoutRoom,
  'restoreCareerEntry invalid_fields': entryWithoutRoom,
  'restoreCareerEntry too_many_entries': entryWithoutRoom,
  ...fieldFaults('createCareerEntry'),
  ...fieldFaults('replaceCareerEntry'),
  'reorderCareer invalid_order': () => ({ body: json({ section: 'awards', ids: [nobody] }) }),
  'createCvVersion too_many_versions': async (_world, ask) => {
    const body = json(version);
    for (let made = 0; made < 50; made += 1) await ask('createCvVersion', { body });
    return { body };
  },
  'createCareerEntry too_many_entries': async (_world, ask) => {
    const body = json(entry);
    for (let made = 0; made < 100; made += 1) await ask('createCareerEntry', { body });
    return { body };
  },
};
