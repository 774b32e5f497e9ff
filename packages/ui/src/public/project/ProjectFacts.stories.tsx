import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { longWord, sampleProjectText } from '../../testing/sampleParts.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { ProjectFacts } from './ProjectFacts.tsx';

const meta: Meta<typeof ProjectFacts> = {
  component: ProjectFacts,
  parameters: {
    place: { route: 'project', params: { slug: 'teplo-goroda' } },
    docs: {
      description: { component: 'Who, when, with what, where to look; nothing that is not known.' },
      notes: { keyboard: 'Links: Tab reaches them, Enter opens them.' } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof ProjectFacts>;

export const Full = inBoth((language) => sampleProjectText(language)) satisfies Story;
export const English: Story = inEnglish(Full);
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };
export const Few = inBoth((language) =>
  sampleProjectText(
    language,
    { github_url: null, demo_url: null, started_on: null, technologies: ['Go'] },
    { role: '', team: '' },
  ),
) satisfies Story;
export const LongWords = {
  ...inBoth((language) =>
    sampleProjectText(
      language,
      { technologies: [longWord[language], 'PostgreSQL'] },
      { role: longWord[language], team: longWord[language] },
    ),
  ),
  globals: { viewport: { value: 'phone' } },
  play: fits,
} satisfies Story;
