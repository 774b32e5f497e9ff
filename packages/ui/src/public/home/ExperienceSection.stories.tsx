import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { failed, pending, ready } from '../../testing/readStates.ts';
import { sampleExperiences } from '../../testing/sampleAnswers.ts';
import { longWork, sampleWork } from '../../testing/sampleParts.ts';
import { ExperienceSection } from './ExperienceSection.tsx';

const meta: Meta<typeof ExperienceSection> = {
  component: ExperienceSection,
  parameters: {
    docs: {
      description: {
        component:
          'Where the owner has worked, beside its name in the column of names: every place at once, so that nothing has to be pressed to be read.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ExperienceSection>;

export const Ready = inBoth((language) => ({ answer: ready(sampleExperiences(language)) })) satisfies Story;
export const English: Story = inEnglish(Ready);
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { args: { answer: ready({ items: [], total: 0, next_cursor: null }) } };
export const Loading: Story = { args: { answer: pending } };
export const Failed: Story = { args: { answer: failed } };

export const One: Story = inBoth((language) => ({
  answer: ready({ items: [sampleWork(language)], total: 1, next_cursor: null }),
}));
export const Desktop: Story = { ...Ready, globals: { viewport: { value: 'desktop' } } };
export const LongWords = {
  ...inBoth((language) => ({
    answer: ready({
      items: [longWork(language), { ...sampleWork(language), id: 'second' }],
      total: 2,
      next_cursor: null,
    }),
  })),
  globals: { viewport: { value: 'phone' } },
  play: fits,
} satisfies Story;
