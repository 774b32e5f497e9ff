import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog } from './AlertDialog.tsx';

const english = {
  heading: 'Delete the user anna?',
  lead: 'The account cannot be brought back.',
  confirmLabel: 'Delete forever',
};
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
  parameters: {
    english,
    docs: {
      description: {
        component:
          'Asks before what cannot be undone; everything else happens at once with a way back in a toast. Names the thing and what follows, the button is the verb of the question, the focus begins on “Cancel”. A press outside does not close it, Escape is “Cancel”.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof AlertDialog>;

export const Danger: Story = {};
export const Plain: Story = {
  args: { tone: 'plain', heading: 'Заменить текст?', confirmLabel: 'Заменить' },
  parameters: { english: { ...english, heading: 'Replace the text?', confirmLabel: 'Replace' } },
};
export const Pending: Story = { args: { isPending: true } };
export const LongWords: Story = {
  args: { heading: 'Удалить пользователя достопримечательностями_электрофотополупроводниковыми?' },
};
