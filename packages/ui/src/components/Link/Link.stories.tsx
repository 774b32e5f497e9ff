import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notes } from '../../testing/notes.ts';
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
      notes: {
        whenNot: 'For an act: Button. Where it has to be as loud as a button: ButtonLink.',
        keyboard:
          'Tab reaches it and fetches the page ahead, Enter opens it; with Ctrl (⌘), Shift or Alt the browser does what it always does.',
        accessibility:
          'A real `<a href>`, underlined in text, so it is known without its colour. The words say where it goes without those around them.',
        anatomy: 'An `<a>` with words, and nothing around them.',
        content: {
          ru: 'Куда ведёт: «Все посты», а не «здесь» и не «подробнее».',
          en: 'Where it goes: “All posts”, not “here” and not “more”.',
        },
      } satisfies Notes,
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
