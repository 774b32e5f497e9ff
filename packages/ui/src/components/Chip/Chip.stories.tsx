import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../testing/Row.tsx';
import type { Notes } from '../../testing/notes.ts';
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
      notes: {
        whenNot:
          'For a state (draft, published) or for a button. For the whole row of a post’s tags there is TagLinks, for editing them TagInput.',
        keyboard: 'With an address a link: Tab reaches it, Enter opens it. Without one it takes no focus.',
        accessibility:
          'The chosen one is `aria-current`, not only filled; in forced colours its border is thicker. The count is read after the tag.',
        content: {
          ru: 'Одно-два слова, как их пишут: sqlite, Rust. Без решётки.',
          en: 'A word or two as they are written: sqlite, Rust. Without a hash sign.',
        },
      } satisfies Notes,
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
