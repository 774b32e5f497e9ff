import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta: Meta<typeof TextArea> = { component: TextArea, args: { label: 'Сообщение' } };
export default meta;
type Story = StoryObj<typeof TextArea>;

export const Ready: Story = { args: { defaultValue: 'Здравствуйте!\nПишу по поводу датчиков.' } };
export const Wrong: Story = { args: { error: 'Напишите сообщение' } };
