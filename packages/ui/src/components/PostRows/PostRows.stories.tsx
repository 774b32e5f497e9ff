import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePosts } from '../../testing/sampleAnswers.ts';
import { PostRows } from './PostRows.tsx';

const meta: Meta<typeof PostRows> = {
  component: PostRows,
  args: { posts: samplePosts('ru', 4).items },
  parameters: {
    place: { face: 'blog' },
    english: { posts: samplePosts('en', 4).items },
    docs: {
      description: {
        component:
          'Date, title, one line: a list of posts. The whole row is pressed, the title is the link. A post that exists in the other language only is shown in it and marked with it.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof PostRows>;

export const Plain: Story = {};
export const Large: Story = { args: { isLarge: true } };
export const OtherLanguage: Story = {
  args: { posts: samplePosts('en', 2).items },
  parameters: { english: { posts: samplePosts('ru', 2).items } },
};
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
