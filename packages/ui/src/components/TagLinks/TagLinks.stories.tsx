import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notes } from '../../testing/notes.ts';
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
      notes: {
        whenNot: 'To choose several at once, or to edit them: TagInput.',
        keyboard: 'A link each: Tab reaches them, Enter opens the page of the tag.',
        accessibility:
          'A list with a name, so readers hear how many there are. The current one is `aria-current`.',
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof TagLinks>;

export const WithCounts: Story = {};
export const Plain: Story = { args: { tags: names.map((name) => ({ name })) } };
export const Current: Story = { args: { current: 'iot' } };
