import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AloneBar } from './AloneBar.tsx';

const meta: Meta<typeof AloneBar> = { component: AloneBar, args: { onLeave: fn() } };
export default meta;
type Story = StoryObj<typeof AloneBar>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать панели' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
