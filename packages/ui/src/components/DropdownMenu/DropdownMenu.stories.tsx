import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from './DropdownMenu.tsx';

const meta: Meta<typeof DropdownMenu> = {
  component: DropdownMenu,
  args: {
    trigger: <IconButton glyph="more" label="Действия" />,
    children: (
      <>
        <MenuItem glyph="pencil" onSelect={() => undefined}>
          Изменить
        </MenuItem>
        <MenuItem isDisabled onSelect={() => undefined}>
          Выше
        </MenuItem>
        <MenuSeparator />
        <MenuItem glyph="trash" tone="danger" onSelect={() => undefined}>
          Удалить
        </MenuItem>
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof DropdownMenu>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Действия' })),
};
