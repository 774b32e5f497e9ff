import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FrontNotice } from './FrontNotice.tsx';

const meta: Meta<typeof FrontNotice> = {
  component: FrontNotice,
  args: {
    front: {
      last: {
        language: 'ru',
        filled: ['title', 'tags'],
        kept: ['slug'],
        others: ['date: 2024-01-02', 'layout: post'],
      },
      undo: fn(),
      forget: fn(),
    },
  },
};
export default meta;
type Story = StoryObj<typeof FrontNotice>;

export const Filled: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('взяты: заголовок, метки.');
    await expect(canvas.getByRole('status')).toHaveTextContent('date: 2024-01-02; layout: post');
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть шапку в текст' }));
    await expect(args.front.undo).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
