import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleExperiences } from '../../testing/sampleAnswers.ts';
import { longWork, sampleWork } from '../../testing/sampleParts.ts';
import { ExperienceTabs } from './ExperienceTabs.tsx';
import * as home from './HomeScreen.css.ts';

const meta: Meta<typeof ExperienceTabs> = {
  component: ExperienceTabs,
  decorators: [
    (Story) => (
      <div className={home.split}>
        <h2>CV</h2>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Places of work: tabs on a desk, moved by the arrow keys; an open list on a phone, on paper and without scripts. The styles decide, so nothing jumps.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ExperienceTabs>;

export const Full = inBoth((language) => ({ entries: sampleExperiences(language).items })) satisfies Story;
export const English: Story = inEnglish(Full);
export const Dark: Story = { ...Full, globals: { theme: 'dark' } };
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };

export const One: Story = inBoth((language) => ({ entries: [sampleWork(language)] }));
export const Second: Story = {
  ...Full,
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab');
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
  },
};
export const LongWords = inBoth((language) => ({
  entries: [longWork(language), { ...sampleWork(language), id: 'second' }],
})) satisfies Story;
/** A name stays in the column of the tabs. */
export const LongWordsOnDesk: Story = {
  ...LongWords,
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const [tab] = canvas.getAllByRole('tab');
    const panel = await canvas.findByRole('tabpanel');
    const end = tab?.getBoundingClientRect().right;
    await expect(end).toBeLessThanOrEqual(panel.getBoundingClientRect().left);
  },
};
export const LongWordsOnPhone: Story = {
  ...LongWords,
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
