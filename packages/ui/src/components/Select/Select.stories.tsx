import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notes } from '../../testing/notes.ts';
import { Select } from './Select.tsx';

const english = {
  label: 'Role',
  options: [
    { value: 'staff', label: 'Staff' },
    { value: 'owner', label: 'Owner' },
  ],
};
const meta: Meta<typeof Select> = {
  component: Select,
  args: {
    label: 'Роль',
    value: 'staff',
    options: [
      { value: 'staff', label: 'Сотрудник' },
      { value: 'owner', label: 'Владелец' },
    ],
    onValueChange: () => undefined,
  },
  parameters: {
    english,
    docs: {
      description: {
        component:
          'One of several, by the platform’s own list: known keys, known gestures, nothing to learn. For up to about fifteen choices whose names are short.',
      },
      notes: {
        whenNot:
          'For yes or no: Checkbox. For more than about fifteen, or for several at once: TagInput with suggestions. For acts: DropdownMenu.',
        keyboard:
          'The platform’s own: arrows and first letters choose, Space or Alt and the arrow down open the list.',
        accessibility:
          'The platform’s own list, in forced colours and on a phone, too. Label, help and error as in Field.',
        anatomy: 'Label, “(optional)” where it is, the list with an arrow, below it help or error.',
        content: {
          ru: 'Подпись — что выбирают: «Роль». Варианты одной формы, без точки.',
          en: 'The label is what is chosen: “Role”. Choices of one form, without a full stop.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Ready: Story = {};
export const Help: Story = {
  args: { help: 'Владелец может всё', isOptional: true },
  parameters: { english: { ...english, help: 'An owner may do everything' } },
};
export const Invalid: Story = {
  args: { error: 'Выберите роль' },
  parameters: { english: { ...english, error: 'Choose a role' } },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: { value: 'long', options: [{ value: 'long', label: 'Очень длинное название роли '.repeat(4) }] },
  parameters: { english: { label: 'Role' } },
};
