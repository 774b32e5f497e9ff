import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notes } from '../../testing/notes.ts';
import { SearchBox } from './SearchBox.tsx';

const meta: Meta<typeof SearchBox> = {
  component: SearchBox,
  parameters: {
    place: { face: 'blog', route: 'posts' },
    docs: {
      description: {
        component:
          'Asks by the address: what was looked for can be shared and works without scripts. Knows word forms and ё/е, which is the server’s work.',
      },
      notes: {
        whenNot:
          'To narrow a list that is on the screen already: tags and filters do that. The admin area has a search in its palette.',
        keyboard:
          '`/` goes to it from anywhere on the page (on a Russian keyboard the same key). Enter searches. Where results follow the typing, arrows move among them and Escape begins anew.',
        accessibility:
          'A `search` landmark with a label for readers. How much was found is spoken by SearchCount. Without scripts it is a plain form.',
        content: {
          ru: 'В поле одно слово: «Поиск». Что именно ищут, сказано читающим с экрана: «Поиск по постам и проектам».',
          en: 'One word in the field: “Search”. Readers hear what is searched: “Search posts and projects”.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof SearchBox>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'очередь' }, parameters: { english: { value: 'queue' } } };
