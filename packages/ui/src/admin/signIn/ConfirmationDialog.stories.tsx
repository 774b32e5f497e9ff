import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { adminScripts } from '../../testing/adminAnswers.ts';
import { adminSession } from '../../testing/adminSession.ts';
import { inToasts } from '../../testing/inToasts.tsx';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';

const place = {
  face: 'portfolio',
  route: 'profile',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const meta: Meta<typeof ConfirmationDialog> = {
  component: ConfirmationDialog,
  decorators: [inToasts],
  args: { onAnswer: () => undefined },
  parameters: { place, docs: { story: { inline: false, height: '640px' } } },
};
export default meta;
type Story = StoryObj<typeof ConfirmationDialog>;

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Подтвердить' }));
    await waitFor(() => expect(screen.getByText('Введите пароль')).toBeVisible());
  },
};
