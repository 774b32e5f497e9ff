import { careerSections } from '@janus-site/core';
import type { CareerEntry, CareerSection } from '@janus-site/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { sampleCareer } from '../../testing/sampleCareer.ts';
import { longWord } from '../../testing/sampleParts.ts';
import { CareerEntries } from './CareerEntries.tsx';

const of = (section: CareerSection, more: readonly CareerEntry[] = []) => {
  const row = careerSections.find(({ name }) => name === section);
  if (!row) throw new TypeError(section);
  return { row, entries: [...sampleCareer().items.filter((entry) => entry.section === section), ...more] };
};

const meta: Meta<typeof CareerEntries> = {
  component: CareerEntries,
  parameters: {
    place: { route: 'resume' },
    docs: { description: { component: 'One section of a career; nothing where it is empty.' } },
  },
};
export default meta;
type Story = StoryObj<typeof CareerEntries>;

export const Education: Story = { args: of('education') };
export const English: Story = { args: of('education'), parameters: { place: { language: 'en' } } };
export const Talks: Story = { args: of('publications') };
export const References: Story = { args: of('references') };
/** A text that exists only in the other language is shown in it, and marked. */
export const Aside: Story = { args: { ...of('skills'), isAside: true } };
export const Empty: Story = { args: of('awards') };
export const LongWordsOnPhone: Story = {
  args: of('volunteer', [
    {
      id: '00000000-0000-4000-8000-000000001299',
      section: 'volunteer',
      fields: {
        organisation: { ru: longWord.ru },
        title: { ru: longWord.ru },
        keywords: { ru: [longWord.ru, 'Итог'] },
        start: '2020-01',
      },
      updated_at: '2026-02-20T10:00:00Z',
    },
  ]),
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
