import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const meta: Meta<typeof Avatar> = { component: Avatar, args: { name: 'Имя Фамилия', size: 64 } };
export default meta;
type Story = StoryObj<typeof Avatar>;

export const Initials: Story = {};
export const Nameless: Story = { args: { name: '' } };
