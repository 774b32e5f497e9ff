import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './ErrorState.tsx';

const meta: Meta<typeof ErrorState> = {
  component: ErrorState,
  args: { error: { kind: 'network', message: 'fetch failed' }, onRetry: () => undefined },
  parameters: {
    docs: {
      description: {
        component:
          'In place of data that did not come: what failed, why in the person’s words, another try, and a code to quote. Spoken at once. Only the part that failed is replaced; the rest of the screen stays.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const Network: Story = {};
export const Timeout: Story = { args: { error: { kind: 'timeout', message: 'timeout' } } };
export const Refused: Story = {
  args: {
    error: {
      kind: 'http',
      status: 503,
      message: 'Сервис временно недоступен',
      body: { status: 503, error: { code: 'unavailable', message: 'Сервис временно недоступен' } },
    },
  },
};
export const OwnTitle: Story = {
  args: { title: 'Не удалось загрузить проекты' },
  parameters: { english: { title: 'Could not load the projects' } },
};
export const WithoutRetry: Story = { args: { onRetry: undefined } };
