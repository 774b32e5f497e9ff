import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlainLayout } from './PlainLayout.tsx';

const meta: Meta<typeof PlainLayout> = {
  component: PlainLayout,
  args: { children: <h1>Вход</h1> },
  parameters: {
    layout: 'fullscreen',
    english: { children: <h1>Sign in</h1> },
    docs: {
      description: { component: 'One thing in the middle of the page, such as signing in.' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof PlainLayout>;

export const Portfolio: Story = {};
export const Blog: Story = { parameters: { place: { face: 'blog' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
