import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ThemeMenu } from './ThemeMenu.tsx';

const meta: Meta<typeof ThemeMenu> = { component: ThemeMenu };
export default meta;
type Story = StoryObj<typeof ThemeMenu>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByLabelText('Тема')),
};
