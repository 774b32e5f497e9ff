import type { Meta, StoryObj } from '@storybook/react-vite';
import { CropDialog } from './CropDialog.tsx';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#9bb"/><circle cx="320" cy="180" r="90" fill="#fed"/></svg>`;
const nothing = () => undefined;

const meta: Meta<typeof CropDialog> = {
  component: CropDialog,
  args: {
    file: new File([drawing], 'me.svg', { type: 'image/svg+xml' }),
    onCut: nothing,
    onClose: nothing,
  },
};
export default meta;
type Story = StoryObj<typeof CropDialog>;

export const Ready: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Unreadable: Story = {
  args: { file: new File(['no picture'], 'broken.png', { type: 'image/png' }) },
};
