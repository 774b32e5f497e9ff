import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { adminScripts } from '../../testing/adminAnswers.ts';
import { adminSession } from '../../testing/adminSession.ts';
import { inToasts } from '../../testing/inToasts.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

const place = {
  face: 'portfolio',
  route: 'profile',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const meta: Meta<typeof PasswordDialog> = {
  component: PasswordDialog,
  decorators: [inToasts],
  args: {
    user: { id: '1', username: 'anna' },
    isOwn: false,
    onDone: () => undefined,
    onClose: () => undefined,
  },
  parameters: { place, docs: { story: { inline: false, height: '640px' } } },
};
export default meta;
type Story = StoryObj<typeof PasswordDialog>;

export const Other: Story = {};
export const Own: Story = { args: { isOwn: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const TooShort: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Сменить пароль' }));
    await expect(await screen.findByText('Нужно не меньше 10 знаков')).toBeVisible();
  },
};
