import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleProfile } from '../../testing/sampleAnswers.ts';
import { Footer } from './Footer.tsx';

const meta: Meta<typeof Footer> = {
  component: Footer,
  args: { profile: sampleProfile('ru') },
  parameters: {
    layout: 'fullscreen',
    english: { profile: sampleProfile('en') },
    docs: {
      description: {
        component: 'The end of every public page: whose it is, the other face, the feed, the code.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Footer>;

export const Portfolio: Story = {};
export const Blog: Story = { parameters: { place: { face: 'blog' } } };
