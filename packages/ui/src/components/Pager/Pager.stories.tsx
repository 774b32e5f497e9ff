import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notes } from '../../testing/notes.ts';
import { Pager } from './Pager.tsx';

const meta: Meta<typeof Pager> = {
  component: Pager,
  args: { next: '/posts?cursor=next' },
  parameters: {
    docs: {
      description: {
        component:
          'Pages of a public list, by plain links: they work without scripts, can be shared and are followed by crawlers. Back means to the newest, because pages before this one change as new posts come.',
      },
      notes: {
        whenNot:
          'For lists of the admin area, which have numbered pages. For a post and its neighbours: Neighbours.',
        keyboard: 'Links: Tab reaches them, Enter opens them.',
        accessibility:
          'A navigation with a name. Real addresses: the way back works, and a page can be sent to somebody.',
        content: {
          ru: 'Слова времени, а не номера: «Раньше», «К самым новым».',
          en: 'Words of time and not numbers: “Older”, “Newest”.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Pager>;

export const First: Story = {};
export const Middle: Story = { args: { first: '/posts' } };
export const Last: Story = { args: { first: '/posts', next: undefined } };
