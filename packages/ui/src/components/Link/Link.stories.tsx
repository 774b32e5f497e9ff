import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';

const meta: Meta<typeof Link> = {
  component: Link,
  args: { href: '/posts', children: 'Все посты' },
  parameters: {
    english: { children: 'All posts' },
    docs: {
      description: {
        component:
          'A real `<a href>`. An address of this host opens without loading the page anew and is fetched ahead under the pointer or the focus; modified presses, other targets, downloads and jumps inside the page stay the browser’s own. Underlined in text, thicker under the pointer.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Link>;

export const Plain: Story = {};
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
export const InText: Story = {
  render: (args) => (
    <p>
      «<Link {...args} />» — AleBlog
    </p>
  ),
};
