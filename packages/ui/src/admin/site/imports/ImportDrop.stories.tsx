import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImportDrop } from './ImportDrop.tsx';

const meta: Meta<typeof ImportDrop> = {
  component: ImportDrop,
  args: { upload: { state: 'idle' }, onBring: () => undefined, onCancel: () => undefined },
};
export default meta;
type Story = StoryObj<typeof ImportDrop>;

export const Idle: Story = {};
export const Packing: Story = { args: { upload: { state: 'packing', name: 'blog' } } };
export const Sending: Story = {
  args: { upload: { state: 'sending', name: 'blog.zip', size: 12_582_912, share: 0.33 } },
};
export const Failed: Story = {
  args: {
    upload: { state: 'failed', message: 'Уже идёт другой импорт. Дождитесь его конца или отмените его.' },
  },
  parameters: {
    english: {
      upload: {
        state: 'failed',
        message: 'Another import is running. Wait until it finishes, or cancel it.',
      },
    },
  },
};
