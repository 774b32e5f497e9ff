import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notes } from '../../testing/notes.ts';
import { ErrorState } from './ErrorState.tsx';

const refusal = (message: string) => ({
  kind: 'http' as const,
  status: 503,
  message,
  body: { status: 503, error: { code: 'unavailable', message } },
});

const meta: Meta<typeof ErrorState> = {
  component: ErrorState,
  args: { error: { kind: 'network', message: 'fetch failed' }, onRetry: () => undefined },
  parameters: {
    docs: {
      description: {
        component:
          'In place of data that did not come: what failed, why in the person’s words, another try, and a code to quote. Spoken at once. Only the part that failed is replaced; the rest of the screen stays.',
      },
      notes: {
        whenNot:
          'For a wrong value: the error of its field. For a write that failed while the screen stands: Toast or a Notice in the form. For a whole page that is not there: NotFoundScreen.',
        keyboard: '“Try again” is a Button.',
        accessibility:
          '`role="alert"`: spoken when it appears. The code is text and can be selected and copied.',
        anatomy: 'A Notice of danger: what failed, why, “Try again”, the code.',
        content: {
          ru: 'Сначала что не удалось: «Не удалось загрузить проекты». Потом причина и что делать. Без «упс» и без номера ошибки в начале.',
          en: 'First what failed: “Could not load the projects”. Then why and what to do. No “oops”, and no error number at the start.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const Network: Story = {};
export const Timeout: Story = { args: { error: { kind: 'timeout', message: 'timeout' } } };
export const Refused: Story = {
  args: { error: refusal('Сервис временно недоступен. Попробуйте позже.') },
  parameters: {
    english: { error: refusal('The service is temporarily unavailable. Try again later.') },
  },
};
export const OwnTitle: Story = {
  args: { title: 'Не удалось загрузить проекты' },
  parameters: { english: { title: 'Could not load the projects' } },
};
export const WithoutRetry: Story = { args: { onRetry: undefined } };
