import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { bareCard, longCard, sampleCard } from '../../testing/sampleParts.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { ProjectRow } from './ProjectRow.tsx';
import * as styles from './Projects.css.ts';

const meta: Meta<typeof ProjectRow> = {
  component: ProjectRow,
  decorators: [
    (Story) => (
      <ul className={styles.rows}>
        <Story />
      </ul>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A line of the table of other projects: years, name, what it is, what it is made with, where it is. The whole row is pressed.',
      },
      notes: {
        keyboard: 'One link a row, then where the code and the running thing are.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof ProjectRow>;

export const Full = inBoth((language) => ({ project: sampleCard(language) })) satisfies Story;
export const English: Story = inEnglish(Full);
export const Desktop: Story = { ...Full, globals: { viewport: { value: 'desktop' } } };
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };

export const Few: Story = inBoth((language) => ({ project: bareCard(language) }));
export const OtherLanguage: Story = { args: { project: sampleCard('en') } };
export const LongWords = inBoth((language) => ({ project: longCard(language) })) satisfies Story;
export const LongWordsOnDesktop: Story = { ...LongWords, globals: { viewport: { value: 'desktop' } } };
export const Focused: Story = { ...Full, play: async ({ userEvent }) => userEvent.tab() };
