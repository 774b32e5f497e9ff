import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { longWord, sampleProjectText } from '../../testing/sampleParts.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { ProjectEnd } from './ProjectEnd.tsx';

const meta: Meta<typeof ProjectEnd> = {
  component: ProjectEnd,
  parameters: {
    place: { route: 'project', params: { slug: 'teplo-goroda' } },
    docs: {
      description: { component: 'Where to go from a project: to its neighbours on the home page.' },
      notes: { keyboard: 'Two links: Tab reaches them, Enter opens them.' } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof ProjectEnd>;

export const Both = inBoth((language) => ({ project: sampleProjectText(language).project })) satisfies Story;
export const English: Story = inEnglish(Both);
export const First = inBoth((language) => ({
  project: sampleProjectText(language, { previous: null }).project,
})) satisfies Story;
export const LongWords = {
  ...inBoth((language) => ({
    project: sampleProjectText(language, {
      previous: { slug: 'one', title: longWord[language], language },
    }).project,
  })),
  globals: { viewport: { value: 'phone' } },
  play: fits,
} satisfies Story;
