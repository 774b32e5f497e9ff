import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { bareCard, longCard, sampleCard } from '../../testing/sampleParts.ts';
import { samplePicture } from '../../testing/samplePicture.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { ProjectCard } from './ProjectCard.tsx';
import * as styles from './Projects.css.ts';

const meta: Meta<typeof ProjectCard> = {
  component: ProjectCard,
  decorators: [
    (Story) => (
      <ul className={styles.cards}>
        <Story />
      </ul>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A featured project. One stretched link makes the whole card a target; the links to code and demo lie above it. The first one takes the whole width. Without a cover its initial keeps the rhythm.',
      },
      notes: {
        keyboard: 'The title first, then code and demo: Tab reaches them, Enter opens them.',
        accessibility: 'One link covers the card and the others lie above it, so nothing is read twice.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof ProjectCard>;

export const Cover = inBoth((language) => ({
  project: sampleCard(language, { cover: samplePicture }),
})) satisfies Story;
export const English: Story = inEnglish(Cover);
export const Blank = inBoth((language) => ({ project: sampleCard(language) })) satisfies Story;
export const Dark: Story = { ...Blank, globals: { theme: 'dark' } };
export const Phone: Story = { ...Cover, globals: { viewport: { value: 'phone' } } };

export const Wide = inBoth((language) => ({
  project: sampleCard(language, { cover: samplePicture }),
  isWide: true,
})) satisfies Story;
export const WideOnDesktop: Story = { ...Wide, globals: { viewport: { value: 'desktop' } } };
export const Few: Story = inBoth((language) => ({ project: bareCard(language) }));
export const OtherLanguage: Story = { args: { project: sampleCard('en') } };
export const LongWords: Story = inBoth((language) => ({ project: longCard(language) }));
export const Focused: Story = { ...Cover, play: async ({ userEvent }) => userEvent.tab() };
