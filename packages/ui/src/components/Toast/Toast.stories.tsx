import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Row } from '../../testing/Row.tsx';
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
