import type { Meta, StoryObj } from '@storybook/react-vite';
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
    },
  },
};
export default meta;
type Story = StoryObj<typeof Pager>;

export const First: Story = {};
export const Middle: Story = { args: { first: '/posts' } };
export const Last: Story = { args: { first: '/posts', next: undefined } };
