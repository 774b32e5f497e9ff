import type { Meta, StoryObj } from '@storybook/react-vite';
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
    },
  },
};
export default meta;
type Story = StoryObj<typeof SearchBox>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'очередь' }, parameters: { english: { value: 'queue' } } };
