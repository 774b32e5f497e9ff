import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/Button.tsx';
import type { Notes } from '../../testing/notes.ts';
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
      notes: {
        whenNot:
          'While data is on its way: Skeleton. When it did not come: ErrorState. Where an empty part is best left out, as on a page for visitors.',
        keyboard: 'Takes no focus; its one action is a Button or a Link and behaves as those do.',
        accessibility:
          'Plain text where the list would be, so it is read in its place. It has no heading: the one above the list still holds.',
        anatomy: 'A title, a sentence, one action.',
        content: {
          ru: 'Чего нет, почему, что сделать первым: «Постов пока нет. Первый появится здесь и в ленте RSS.» Пустой поиск называет запрос: «Ничего по запросу «очередь»».',
          en: 'What there is none of, why, the first step: “No posts yet. The first one will appear here and in the RSS feed.” A search names its words: “No results for “queue””.',
        },
      } satisfies Notes,
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
      title: 'No results for “queue”',
      action: <ButtonLink href="/en/posts">Show all posts</ButtonLink>,
    },
  },
};
