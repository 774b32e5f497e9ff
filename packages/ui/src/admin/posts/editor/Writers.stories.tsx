import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Writers } from './Writers.tsx';

const anna = { first_name: 'Анна', last_name: 'Сергеева', photo: null };
const meta: Meta<typeof Writers> = {
  component: Writers,
  args: { writers: [{ author: anna, is_own: false, is_writing: true }] },
};
export default meta;
type Story = StoryObj<typeof Writers>;

export const Writing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Сейчас пишет ещё Анна Сергеева');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Open: Story = { args: { writers: [{ author: anna, is_own: false, is_writing: false }] } };
export const Several: Story = {
  args: {
    writers: [
      { author: anna, is_own: false, is_writing: true },
      { author: anna, is_own: true, is_writing: false },
    ],
  },
};
export const OwnWindow: Story = { args: { writers: [{ author: anna, is_own: true, is_writing: true }] } };
export const Alone: Story = {
  args: { writers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
  },
};
