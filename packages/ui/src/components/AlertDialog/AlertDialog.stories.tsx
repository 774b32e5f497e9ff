import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notes } from '../../testing/notes.ts';
import { AlertDialog } from './AlertDialog.tsx';

const english = {
  heading: 'Delete the user anna?',
  lead: 'The account cannot be brought back.',
  confirmLabel: 'Delete permanently',
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
      notes: {
        whenNot:
          'For what can be undone: do it at once and offer the way back in a toast. For a form or a longer task there is Dialog.',
        keyboard:
          'The focus begins on “Cancel” and stays inside. Tab goes round, Enter and Space press, Escape is “Cancel”. Afterwards the focus is where it was.',
        accessibility:
          '`role="alertdialog"` with the heading as its name and the lead as its description, both spoken when it opens. The page behind is out of reach for readers, too.',
        anatomy: 'Dialog, heading, lead, at most one more thing (a failure, a field), “Cancel” and the verb.',
        content: {
          ru: 'Вопрос называет вещь и действие: «Удалить пользователя anna?» Под ним последствие. Кнопка повторяет глагол: «Удалить навсегда», а не «Да».',
          en: 'The question names the thing and the act: “Delete user anna?” What follows stands below it. The button repeats the verb: “Delete permanently”, not “Yes”.',
        },
      } satisfies Notes,
      story: { inline: false, height: '420px' },
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
  parameters: {
    english: { heading: 'Delete the user electroencephalographically_counterrevolutionary?' },
  },
};
