import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Row } from '../../testing/Row.tsx';
import type { Notes } from '../../testing/notes.ts';
import type { ToastOptions } from './toasts.ts';
import { ToastProvider, useToast } from './Toast.tsx';

interface Toasts {
  toasts: readonly ToastOptions[];
}

const undone = { onAction: () => undefined };

function Buttons({ toasts }: Toasts) {
  const show = useToast();
  return (
    <Row>
      {toasts.map((toast) => (
        <Button key={toast.message} onClick={() => show(toast)}>
          {toast.tone ?? 'success'}
        </Button>
      ))}
    </Row>
  );
}

function OwnToasts({ toasts }: Toasts) {
  return (
    <ToastProvider>
      <Buttons toasts={toasts} />
    </ToastProvider>
  );
}

const meta: Meta<typeof OwnToasts> = {
  component: OwnToasts,
  subcomponents: { ToastProvider },
  args: {
    toasts: [
      { message: 'Сохранено' },
      { message: '«Лист» удалён', tone: 'undo', action: { label: 'Вернуть', ...undone } },
      { message: 'Не удалось выйти: нет связи с сервером', tone: 'error' },
    ],
  },
  parameters: {
    english: {
      toasts: [
        { message: 'Saved' },
        { message: '“Leaf” deleted', tone: 'undo', action: { label: 'Undo', ...undone } },
        { message: 'Could not sign out: the server cannot be reached', tone: 'error' },
      ],
    },
    docs: {
      description: {
        component:
          'News of what has just been done, with at most one act. A success goes after 4 seconds, a way back after 10, an error stays; the clock stops under the pointer and the focus. Never moves the focus, never the only place of an error, at most three at once.',
      },
      notes: {
        whenNot:
          'For an error that has to be read: a Notice or the field’s error, a toast beside it at most. For a question: AlertDialog. For what the screen shows anyway.',
        keyboard:
          'Never takes the focus by itself. Its action and its cross are reached by Tab; the clock stops while the focus is on it.',
        accessibility:
          'A region with a name; news is a `status`, a failure an `alert`. The clock stops under the pointer and the focus (WCAG 2.2.1). Nothing moves under reduced motion.',
        anatomy:
          'A drawing of the tone, one sentence, at most one action, a cross. ToastProvider holds them; `useToast()` shows one.',
        content: {
          ru: 'Одно предложение о том, что сделано: «Сохранено: „Лист“», «Пост „Лист“ удалён». Действие — глагол: «Вернуть».',
          en: 'One sentence about what was done: “Saved: ‘Leaf’”, “Post ‘Leaf’ deleted”. The action is a verb: “Undo”.',
        },
      } satisfies Notes,
      story: { inline: false, height: '360px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof OwnToasts>;

export const Tones: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    toasts: [
      {
        message: '«Достопримечательностями электрофотополупроводниковыми» удалён вместе с переводом',
        tone: 'undo',
        action: { label: 'Вернуть', ...undone },
      },
    ],
  },
  parameters: { english: {} },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
