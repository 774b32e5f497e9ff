import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileUpload } from './FileUpload.tsx';

const meta: Meta<typeof FileUpload> = {
  component: FileUpload,
  args: {
    label: 'Обложка',
    help: 'Картинка до 10 МБ',
    accept: 'image/*',
    maxSize: 10_485_760,
    upload: { state: 'idle' },
    onFile: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof FileUpload>;

export const Empty: Story = {};
export const Filled: Story = { args: { current: 'cv.pdf', onRemove: () => undefined } };
export const Sending: Story = { args: { upload: { state: 'sending', name: 'cover.png', size: 2_400_000 } } };
export const Failed: Story = {
  args: { upload: { state: 'failed', message: 'Сервер не принял файл.', onRetry: () => undefined } },
};
