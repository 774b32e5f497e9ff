import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { longWork, sampleWork } from '../../testing/sampleParts.ts';
import * as styles from './Experience.css.ts';
import { ExperienceEntry } from './ExperienceEntry.tsx';

const meta: Meta<typeof ExperienceEntry> = {
  component: ExperienceEntry,
  decorators: [
    (Story) => (
      <div className={styles.entry}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: 'A place of work: when on the left, what on the right, one under the other on a phone.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ExperienceEntry>;

export const Current = inBoth((language) => ({ entry: sampleWork(language) })) satisfies Story;
export const English: Story = inEnglish(Current);
export const Phone: Story = { ...Current, globals: { viewport: { value: 'phone' } } };

export const Ended: Story = inBoth((language) => ({ entry: sampleWork(language, { end_date: '2024-06' }) }));
export const Few: Story = inBoth((language) => ({
  entry: sampleWork(
    language,
    { company_url: null, technologies: [] },
    { location: '', description_html: '' },
  ),
}));
export const OtherLanguage: Story = { args: { entry: sampleWork('en') } };
export const LongWords = inBoth((language) => ({ entry: longWork(language) })) satisfies Story;
export const LongWordsOnPhone: Story = {
  ...LongWords,
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
