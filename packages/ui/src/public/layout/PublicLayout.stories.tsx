import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PartNotes } from '../../testing/notes.ts';
import { PublicLayout } from './PublicLayout.tsx';

const meta: Meta<typeof PublicLayout> = {
  component: PublicLayout,
  args: { children: <h1>Алексей Заречный</h1> },
  parameters: {
    layout: 'fullscreen',
    english: { children: <h1>Alexey Zarechny</h1> },
    docs: {
      description: {
        component:
          'The frame of a page for visitors: a way past the menu first, header, content, footer. On paper only the content is left.',
      },
      notes: {
        keyboard: 'The first stop of Tab is the way past the menu to the content.',
        accessibility: 'Landmarks: `banner`, `main`, `contentinfo`. On paper only `main` is left.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof PublicLayout>;

export const Portfolio: Story = {};
export const Blog: Story = { parameters: { place: { face: 'blog' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Printed: only the content remains. */
export const OnPaper: Story = {
  globals: { media: 'paper', viewport: { value: 'paper' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};
/** The first stop of Tab. */
export const SkipLink: Story = { play: async ({ userEvent }) => userEvent.tab() };
