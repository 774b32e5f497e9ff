import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = { component: IconButton, args: { glyph: 'pencil', label: 'Изменить' } };
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Plain: Story = {};
export const Pressed: Story = { args: { 'aria-pressed': true } };
export const Disabled: Story = { args: { disabled: true } };
