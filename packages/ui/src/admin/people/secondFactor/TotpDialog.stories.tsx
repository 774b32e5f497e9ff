import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { inToasts } from '../../../testing/inToasts.tsx';
import { TotpDialog } from './TotpDialog.tsx';

const place = {
  face: 'portfolio',
  route: 'profile',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const meta: Meta<typeof TotpDialog> = {
  component: TotpDialog,
  decorators: [inToasts],
  args: {
    options: { secret, uri: `otpauth://totp/Janus:owner?secret=${secret}&issuer=Janus`, token: 'example' },
    onDone: () => undefined,
    onClose: () => undefined,
  },
  parameters: { place, docs: { story: { inline: false, height: '640px' } } },
};
export default meta;
type Story = StoryObj<typeof TotpDialog>;

export const Ready: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Подключить' }));
    await expect(await screen.findByText('Введите шесть цифр из приложения')).toBeVisible();
  },
};
