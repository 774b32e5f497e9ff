import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePostPage } from '../../testing/sampleAnswers.ts';
import { Prose } from './Prose.tsx';

const html = samplePostPage('ru').translations[0]?.html ?? '';
const meta: Meta<typeof Prose> = { component: Prose, args: { html } };
export default meta;
type Story = StoryObj<typeof Prose>;

export const Ready: Story = {};
export const Compact: Story = { args: { isCompact: true } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Foreign: Story = {
  args: { html: samplePostPage('en').translations[0]?.html ?? '', lang: 'en' },
};
