import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './ErrorState.tsx';

const meta: Meta<typeof ErrorState> = {
  component: ErrorState,
  args: { error: { kind: 'network', message: 'fetch failed' }, onRetry: () => undefined },
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const Network: Story = {};
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
export const WithoutRetry: Story = { args: { onRetry: undefined } };
