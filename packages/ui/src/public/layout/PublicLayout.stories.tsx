import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublicLayout } from './PublicLayout.tsx';

const meta: Meta<typeof PublicLayout> = {
  component: PublicLayout,
  args: { children: <h1>Имя Фамилия</h1> },
  parameters: {
    layout: 'fullscreen',
    english: { children: <h1>First Last</h1> },
    docs: {
      description: {
        component:
          'The frame of a page for visitors: a way past the menu first, header, content, footer. On paper only the content is left.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof PublicLayout>;

export const Portfolio: Story = {};
export const Blog: Story = { parameters: { place: { face: 'blog' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** The first stop of Tab. */
export const SkipLink: Story = { play: async ({ userEvent }) => userEvent.tab() };
