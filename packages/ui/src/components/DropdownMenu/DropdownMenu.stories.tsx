import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Notes } from '../../testing/notes.ts';
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from './DropdownMenu.tsx';

interface Words {
  actions: string;
  edit: string;
  up: string;
  remove: string;
}

function ItemMenu({ actions, edit, up, remove }: Words) {
  return (
    <DropdownMenu align="start" trigger={<IconButton glyph="more" label={actions} />}>
      <MenuLabel>{actions}</MenuLabel>
      <MenuItem glyph="pencil" onSelect={() => undefined}>
        {edit}
      </MenuItem>
      <MenuItem isDisabled onSelect={() => undefined}>
        {up}
      </MenuItem>
      <MenuSeparator />
      <MenuItem glyph="trash" tone="danger" onSelect={() => undefined}>
        {remove}
      </MenuItem>
    </DropdownMenu>
  );
}

const meta: Meta<typeof ItemMenu> = {
  component: ItemMenu,
  subcomponents: { DropdownMenu, MenuItem, MenuSeparator, MenuLabel },
  args: { actions: 'Действия', edit: 'Изменить', up: 'Выше', remove: 'Удалить' },
  parameters: {
    english: { actions: 'Actions', edit: 'Edit', up: 'Move up', remove: 'Delete' },
    docs: {
      description: {
        component:
          'Acts on one thing, under a button. Enter, Space or the arrow down open it; arrows, Home, End and the first letter move; Escape closes it and gives the focus back. What removes stands last, apart and red. An act that cannot be done now stays and is faint.',
      },
      notes: {
        whenNot:
          'For going somewhere: a list of links. For a choice that stays: Select. For one or two acts: the buttons themselves.',
        keyboard:
          'Enter, Space or the arrow down open it; arrows, Home, End and the first letter move; Enter and Space choose; Escape and Tab close it. The focus goes back to the button.',
        accessibility:
          'A `menu` of `menuitem`s, named by its button. What cannot be done now stays, `aria-disabled`, so the list does not change its shape. In forced colours the current item is outlined.',
        anatomy: 'A button, then items, separators and labels. An item is a glyph and words.',
        content: {
          ru: 'Глагол: «Изменить», «Выше». То, что удаляет, последнее и отделено чертой.',
          en: 'A verb: “Edit”, “Move up”. What removes stands last, behind a line.',
        },
      } satisfies Notes,
      story: { inline: false, height: '320px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ItemMenu>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
export const LongWords: Story = {
  args: { edit: 'Достопримечательностями электрофотополупроводниковыми и ещё несколько слов' },
  parameters: { english: { edit: 'Electroencephalographically counterrevolutionary and a few more words' } },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
