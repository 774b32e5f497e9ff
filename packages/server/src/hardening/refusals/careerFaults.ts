import type { World } from '../requests/world.ts';
import type { Ask, Asked, Special } from './asked.ts';
import { json, nobody } from './asked.ts';

const organisation = { ru: 'ЛЭТИ' };
const title = { ru: 'Пайка' };
const whole = { education: { organisation }, skills: { title } };

/** What is wrong with the fields of an entry of the CV, a new one or one that was just made. */
function fieldFaults(id: 'createCareerEntry' | 'replaceCareerEntry'): Special {
  const fault =
    (section: keyof typeof whole, fields: object) =>
    async (_world: World, ask: Ask): Promise<Asked> => {
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

export const careerFaults: Special = {
  ...fieldFaults('createCareerEntry'),
  ...fieldFaults('replaceCareerEntry'),
  'reorderCareer invalid_order': () => ({ body: json({ section: 'awards', ids: [nobody] }) }),
  'createCvVersion too_many_versions': async (_world, ask) => {
    const body = json({ name: 'Для завода', design: 'classic' });
    for (let made = 0; made < 50; made += 1) await ask('createCvVersion', { body });
    return { body };
  },
  'createCareerEntry too_many_entries': async (_world, ask) => {
    const body = json({ section: 'interests', fields: { title } });
    for (let made = 0; made < 100; made += 1) await ask('createCareerEntry', { body });
    return { body };
  },
};
