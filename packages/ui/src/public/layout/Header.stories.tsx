import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleProfile } from '../../testing/sampleAnswers.ts';
import { Header } from './Header.tsx';

const meta: Meta<typeof Header> = {
  component: Header,
  args: { profile: sampleProfile('ru') },
  parameters: {
    layout: 'fullscreen',
    english: { profile: sampleProfile('en') },
    docs: {
      description: {
        component:
          'The top of every public page: whose it is, at most four links, language, theme. Does not stick: the room belongs to the text.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Header>;

export const Portfolio: Story = {};
export const Blog: Story = { parameters: { place: { face: 'blog', route: 'posts' } } };
export const English: Story = { parameters: { place: { language: 'en' } } };
export const Phone: Story = { globals: { viewport: { value: 'small' } } };
