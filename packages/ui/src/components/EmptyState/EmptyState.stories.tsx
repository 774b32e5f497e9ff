import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = {
  component: EmptyState,
  args: { title: 'Постов пока нет' },
  parameters: {
    english: { title: 'No posts yet' },
    docs: {
      description: {
        component:
          'What there is none of, why, and the one next step. A search that found nothing is another thing: it names the words and offers to clear them.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Ready: Story = {
  args: { children: 'Первый появится здесь и в ленте RSS.' },
  parameters: {
    english: { title: 'No posts yet', children: 'The first one will appear here and in the RSS feed.' },
  },
};
export const WithAction: Story = {
  args: {
    title: 'Ничего по запросу «очередь»',
    action: <ButtonLink href="/posts">Показать все посты</ButtonLink>,
  },
  parameters: {
    english: {
      title: 'Nothing for “queue”',
      action: <ButtonLink href="/en/posts">Show all posts</ButtonLink>,
    },
  },
};
