import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ListAction } from './ListHead.tsx';
import { ListHead } from './ListHead.tsx';
import type { Selection } from './useSelection.ts';

const selected = (count: number): Selection => ({
  ids: new Set(),
  chosen: [],
  count,
  total: 20,
  state: count === 0 ? 'none' : count === 20 ? 'all' : 'some',
  toggle: () => undefined,
  toggleAll: () => undefined,
  clear: () => undefined,
});
const run = () => undefined;
const acts = (publish: string, hide: string, remove: string): ListAction[] => [
  { glyph: 'eye', label: publish, run },
  { glyph: 'eyeOff', label: hide, run },
  { glyph: 'trash', label: remove, run },
];

const meta: Meta<typeof ListHead> = {
  component: ListHead,
  args: {
    selection: selected(0),
    page: 1,
    shown: 20,
    total: 87,
    acts: acts('Опубликовать', 'Скрыть', 'Удалить'),
  },
  parameters: {
    english: { acts: acts('Publish', 'Hide', 'Delete') },
  },
};
export default meta;
type Story = StoryObj<typeof ListHead>;

export const Resting: Story = {};
/** With a selection, the actions on it stand in place of the range. */
export const Selected: Story = { args: { selection: selected(3) } };
export const All: Story = { args: { selection: selected(20) } };
export const SelectedPhone: Story = { ...Selected, globals: { viewport: { value: 'phone' } } };
