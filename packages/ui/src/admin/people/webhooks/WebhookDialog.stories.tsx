import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { inToasts } from '../../../testing/inToasts.tsx';
import { sampleWebhooks } from '../../../testing/adminWebhooks.ts';
import { WebhookDialog } from './WebhookDialog.tsx';

const place = {
  face: 'portfolio',
  route: 'profile',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const [webhook] = sampleWebhooks.items;
if (!webhook) throw new Error('there are two');
const meta: Meta<typeof WebhookDialog> = {
  component: WebhookDialog,
  decorators: [inToasts],
  args: { webhook: null, onMade: () => undefined, onClose: () => undefined },
  parameters: { place, docs: { story: { inline: false, height: '640px' } } },
};
export default meta;
type Story = StoryObj<typeof WebhookDialog>;

export const New: Story = {};
export const Events: Story = {
  args: { webhook },
  parameters: { english: { webhook: { ...webhook, name: 'Site build' } } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Nameless: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить вебхук' }));
    await expect(await screen.findByText('Назовите вебхук, чтобы потом узнать его')).toBeVisible();
  },
};
