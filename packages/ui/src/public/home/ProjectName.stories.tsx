import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { bareCard, longWord, sampleCard } from '../../testing/sampleParts.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { ProjectName } from './ProjectName.tsx';
import * as styles from './Projects.css.ts';

const meta: Meta<typeof ProjectName> = {
  component: ProjectName,
  decorators: [
    (Story) => (
      <h3 className={`${styles.card} ${styles.name}`}>
        <Story />
      </h3>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: 'Leads to the whole text, or to the thing itself where none is written, or nowhere.',
      },
      notes: {
        keyboard: 'A link where it leads somewhere; otherwise it takes no focus.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof ProjectName>;

const title = { ru: 'Тепло города', en: 'City heat' };
const className = styles.stretched;

export const Details = inBoth((language) => ({
  project: sampleCard(language),
  title: title[language],
  className,
})) satisfies Story;
export const English: Story = inEnglish(Details);
export const Outside: Story = {
  ...inBoth((language) => ({
    project: sampleCard(language, { has_details: false }),
    title: title[language],
    className,
  })),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://heat.example.com'),
};
export const NameAlone: Story = inBoth((language) => ({
  project: bareCard(language),
  title: title[language],
  className,
}));
export const LongWords: Story = inBoth((language) => ({
  project: sampleCard(language),
  title: longWord[language],
  className,
}));
