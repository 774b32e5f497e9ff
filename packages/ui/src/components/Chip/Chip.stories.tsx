import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../testing/Row.tsx';
import { Chip } from './Chip.tsx';

const meta: Meta<typeof Chip> = {
  component: Chip,
  args: { children: 'sqlite' },
  parameters: {
    docs: {
      description: {
        component:
          'A tag, the only thing with round ends. With an address it leads to the page of the tag, with a count it says how many posts are behind it; the one that is shown is filled.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Chip>;

export const States: Story = {
  render: (args) => (
    <Row>
      <Chip {...args} />
      <Chip {...args} href="/tags/sqlite" />
      <Chip {...args} href="/tags/sqlite" count={12} />
      <Chip {...args} href="/tags/sqlite" count={12} isCurrent />
    </Row>
  ),
};
export const Focused: Story = {
  args: { href: '/tags/sqlite', count: 12 },
  play: async ({ userEvent }) => userEvent.tab(),
};
export const LongWords: Story = {
  args: { children: 'электрофотополупроводниковый-выпрямитель-'.repeat(3), href: '/tags/x', count: 1 },
};
