import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
          'The frame of a page for visitors: a way past the menu first, header, content, footer. On paper the content is left, with the owner’s name and the address of the page.',
      },
      notes: {
        keyboard: 'The first stop of Tab is the way past the menu to the content.',
        accessibility:
          'Landmarks: `banner`, `main`, `contentinfo`. On paper only `main` is left, and a line with the owner and the address.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof PublicLayout>;

export const Portfolio: Story = {};
export const Blog: Story = { parameters: { place: { face: 'blog' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Printed: the content remains, with the owner's name and the address. */
export const OnPaper: Story = {
  globals: { media: 'paper', viewport: { value: 'paper' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('banner')).toBeNull();
    // Of the footer only whose page it is.
    await waitFor(() => expect(canvas.getByText(/©/)).toBeVisible());
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
/** The first stop of Tab. */
export const SkipLink: Story = { play: async ({ userEvent }) => userEvent.tab() };
