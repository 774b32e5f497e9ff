import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { inToasts } from '../../../testing/inToasts.tsx';
import { AccessTokenDialog } from './AccessTokenDialog.tsx';

const place = {
  face: 'portfolio',
  route: 'profile',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const meta: Meta<typeof AccessTokenDialog> = {
  component: AccessTokenDialog,
  decorators: [inToasts],
  args: { onDone: () => undefined, onClose: () => undefined },
  parameters: { place, docs: { story: { inline: false, height: '640px' } } },
};
export default meta;
type Story = StoryObj<typeof AccessTokenDialog>;

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Nameless: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Создать токен' }));
    await expect(await screen.findByText('Назовите токен, чтобы потом узнать его')).toBeVisible();
  },
};
