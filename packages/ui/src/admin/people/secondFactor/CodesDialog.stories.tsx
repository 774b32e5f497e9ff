import type { Meta, StoryObj } from '@storybook/react-vite';
import { inToasts } from '../../../testing/inToasts.tsx';
import { CodesDialog } from './CodesDialog.tsx';

const meta: Meta<typeof CodesDialog> = {
  component: CodesDialog,
  decorators: [inToasts],
  args: { codes: Array.from({ length: 10 }, (_, at) => `abcd${at}-efgh${at}`), onClose: () => undefined },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
};
export default meta;
type Story = StoryObj<typeof CodesDialog>;

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
