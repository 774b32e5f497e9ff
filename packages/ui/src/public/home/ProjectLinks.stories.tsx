import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleCard } from '../../testing/sampleParts.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { ProjectLinks } from './ProjectLinks.tsx';

const meta: Meta<typeof ProjectLinks> = {
  component: ProjectLinks,
  parameters: {
    docs: {
      description: {
        component:
          'Where the code and the running thing are. For screen readers each link names its project, because the visible words are the same.',
      },
      notes: {
        keyboard: 'Links: Tab reaches them, Enter opens them.',
        accessibility: 'The words are the same on each card, so readers hear the project’s name with them.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof ProjectLinks>;

const title = { ru: 'Тепло города', en: 'City heat' };

export const Both = inBoth((language) => ({
  project: sampleCard(language),
  title: title[language],
})) satisfies Story;
export const English: Story = inEnglish(Both);
export const Code: Story = inBoth((language) => ({
  project: sampleCard(language, { demo_url: null }),
  title: title[language],
}));
export const Demo: Story = inBoth((language) => ({
  project: sampleCard(language, { github_url: null }),
  title: title[language],
}));
export const Focused: Story = { ...Both, play: async ({ userEvent }) => userEvent.tab() };
