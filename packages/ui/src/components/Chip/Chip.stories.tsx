import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './Chip.tsx';

const meta: Meta<typeof Chip> = { component: Chip, args: { children: 'sqlite' } };
export default meta;
type Story = StoryObj<typeof Chip>;

export const Plain: Story = {};
export const Link: Story = { args: { href: '/tags/sqlite', count: 12 } };
export const Current: Story = { args: { href: '/tags/sqlite', count: 12, isCurrent: true } };
export const LongWords: Story = {
  args: { children: 'электрофотополупроводниковый-выпрямитель', href: '/tags/x' },
};
