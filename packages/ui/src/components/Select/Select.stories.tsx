import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

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
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Ready: Story = {};
export const Wrong: Story = { args: { error: 'Выберите роль' } };
export const Disabled: Story = { args: { disabled: true } };
