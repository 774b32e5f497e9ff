import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaitingScreen } from './WaitingScreen.tsx';

const meta: Meta<typeof WaitingScreen> = {
  component: WaitingScreen,
  args: { error: null, onRetry: () => undefined },
  parameters: { layout: 'fullscreen', place: { route: 'projectsAdmin' } },
};
export default meta;
type Story = StoryObj<typeof WaitingScreen>;

export const Loading: Story = {};
export const Failed: Story = { args: { error: { kind: 'network', message: 'fetch failed' } } };
export const Phone: Story = {
  args: { error: { kind: 'timeout', message: 'timeout' } },
  globals: { viewport: { value: 'phone' } },
};
