import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MergeNotice } from './MergeNotice.tsx';

const meta: Meta<typeof MergeNotice> = {
  component: MergeNotice,
  args: { form: { merge: { author: 'Анна Сергеева' }, forgetMerge: fn() } },
};
export default meta;
type Story = StoryObj<typeof MergeNotice>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Понятно' }));
    await expect(args.form.forgetMerge).toHaveBeenCalled();
  },
};
export const Unknown: Story = { args: { form: { merge: { author: null }, forgetMerge: fn() } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Nothing: Story = {
  args: { form: { merge: null, forgetMerge: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
