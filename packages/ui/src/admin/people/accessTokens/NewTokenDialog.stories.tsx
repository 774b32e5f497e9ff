import type { Meta, StoryObj } from '@storybook/react-vite';
import { inToasts } from '../../../testing/inToasts.tsx';
import { sampleNewToken } from '../../../testing/adminAccount.ts';
import { NewTokenDialog } from './NewTokenDialog.tsx';

const meta: Meta<typeof NewTokenDialog> = {
  component: NewTokenDialog,
  decorators: [inToasts],
  args: { made: sampleNewToken, onClose: () => undefined },
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    english: { made: { ...sampleNewToken, name: 'Site build' } },
  },
};
export default meta;
type Story = StoryObj<typeof NewTokenDialog>;

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
