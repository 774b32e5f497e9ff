import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { longWord, sampleCards } from '../../testing/sampleParts.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { TechnologyFilter } from './TechnologyFilter.tsx';

const meta: Meta<typeof TechnologyFilter> = {
  component: TechnologyFilter,
  parameters: {
    docs: {
      description: {
        component:
          'What the projects are made with, as links that show only those: at most ten, each with two projects or more, and the chosen one always.',
      },
      notes: {
        keyboard: 'Links: Tab reaches them, Enter shows only those projects.',
        accessibility: 'The chosen one is `aria-current`.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof TechnologyFilter>;

export const Full = inBoth((language) => ({
  technologies: sampleCards(language).technologies,
})) satisfies Story;
export const English: Story = inEnglish(Full);
export const Dark: Story = { ...Full, globals: { theme: 'dark' } };
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };

export const Chosen: Story = {
  ...Full,
  parameters: { ...Full.parameters, place: { search: '?technology=go' } },
};
export const RareChosen: Story = {
  args: { technologies: [...Full.args.technologies, { name: 'Erlang', count: 1 }] },
  parameters: { place: { search: '?technology=Erlang' } },
};
export const Many: Story = {
  args: {
    technologies: Array.from({ length: 30 }, (_, at) => ({ name: `Technology ${at + 1}`, count: 30 - at })),
  },
};
export const LongWords: Story = inBoth((language) => ({
  technologies: [
    { name: longWord[language], count: 5 },
    { name: 'Go', count: 3 },
  ],
}));
