import type { Meta, StoryObj } from '@storybook/react-vite';
import { TagLinks } from './TagLinks.tsx';

const names = ['sqlite', 'iot', 'react', 'теплицы', 'доступность', 'postgresql', 'esp32', 'сервер'];
const meta: Meta<typeof TagLinks> = {
  component: TagLinks,
  args: { tags: names.map((name, index) => ({ name, count: 12 - index })) },
  parameters: {
    docs: {
      description: {
        component:
          'The tags of a post or of the blog; each leads to an address of its own. Draws nothing for none.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof TagLinks>;

export const WithCounts: Story = {};
export const Plain: Story = { args: { tags: names.map((name) => ({ name })) } };
export const Current: Story = { args: { current: 'iot' } };
