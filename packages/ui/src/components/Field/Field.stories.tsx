import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.tsx';

const meta: Meta<typeof Field> = { component: Field, args: { label: 'Имя' } };
export default meta;
type Story = StoryObj<typeof Field>;

export const Ready: Story = { args: { defaultValue: 'Анна' } };
export const Optional: Story = { args: { label: 'Telegram', isOptional: true, placeholder: '@username' } };
export const Help: Story = { args: { help: 'Как к вам обращаться' } };
export const Wrong: Story = { args: { error: 'Напишите, как вас зовут' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Анна' } };
