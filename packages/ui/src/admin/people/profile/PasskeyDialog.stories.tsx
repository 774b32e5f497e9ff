import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { inToasts } from '../../../testing/inToasts.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';

const place = {
  face: 'portfolio',
  route: 'profile',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const meta: Meta<typeof PasskeyDialog> = {
  component: PasskeyDialog,
  decorators: [inToasts],
  args: { onDone: () => undefined, onClose: () => undefined },
  parameters: { place, docs: { story: { inline: false, height: '640px' } } },
};
export default meta;
type Story = StoryObj<typeof PasskeyDialog>;

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Nameless: Story = {
  play: async ({ userEvent }) => {
    await userEvent.clear(await screen.findByRole('textbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Создать ключ' }));
    await waitFor(() => expect(screen.getByText('Назовите ключ, чтобы потом узнать его')).toBeVisible());
  },
};
