import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  component: Checkbox,
  args: { label: 'Показывать на сайте', checked: true, onCheckedChange: () => undefined },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Checked: Story = {};
export const WithHelp: Story = { args: { checked: false, help: 'Посетители увидят проект сразу' } };
export const Wrong: Story = { args: { error: 'Последнего суперпользователя отключить нельзя' } };
