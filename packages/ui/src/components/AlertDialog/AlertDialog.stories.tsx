import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog } from './AlertDialog.tsx';

const meta: Meta<typeof AlertDialog> = {
  component: AlertDialog,
  args: {
    isOpen: true,
    heading: 'Удалить пользователя anna?',
    lead: 'Вернуть учётную запись нельзя.',
    confirmLabel: 'Удалить навсегда',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof AlertDialog>;

export const Danger: Story = {};
export const Plain: Story = { args: { tone: 'plain', confirmLabel: 'Продолжить' } };
export const Pending: Story = { args: { isPending: true } };
