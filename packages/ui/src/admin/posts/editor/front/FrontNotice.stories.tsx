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
        others: ['layout: post', 'weight: 3'],
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
    await expect(canvas.getByRole('status')).toHaveTextContent('layout: post; weight: 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть шапку в текст' }));
    await expect(args.front.undo).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
