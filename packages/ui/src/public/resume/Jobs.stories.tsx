import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleExperiences } from '../../testing/sampleAnswers.ts';
import { Jobs } from './Jobs.tsx';

const meta: Meta<typeof Jobs> = {
  component: Jobs,
  parameters: {
    place: { route: 'resume' },
    docs: { description: { component: 'Where the owner has worked; nothing where nobody has said.' } },
  },
};
export default meta;
type Story = StoryObj<typeof Jobs>;

export const Full = inBoth((language) => ({ items: sampleExperiences(language).items })) satisfies Story;
export const English: Story = inEnglish(Full);
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };
export const OtherLanguage: Story = { args: { items: sampleExperiences('en').items } };
export const Empty: Story = { args: { items: [] } };
