import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { failed, pending, ready } from '../../testing/readStates.ts';
import { sampleExperiences } from '../../testing/sampleAnswers.ts';
import { ExperienceSection } from './ExperienceSection.tsx';

const meta: Meta<typeof ExperienceSection> = {
  component: ExperienceSection,
  parameters: {
    docs: {
      description: { component: 'Where the owner has worked, under its name in the column of names.' },
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
