import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastProvider } from '../../../components/Toast/Toast.tsx';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { sampleWebhooks } from '../../../testing/adminWebhooks.ts';
import { never } from '../../../testing/sampleScripts.ts';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';

const place = {
  face: 'portfolio',
  route: 'profile',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const withList = (listWebhookDeliveries: unknown) => ({
  ...place,
  scripts: { ...adminScripts, listWebhookDeliveries },
});
const [webhook, paused] = sampleWebhooks.items;
if (!webhook || !paused) throw new Error('there are two');

const meta: Meta<typeof DeliveriesDialog> = {
  component: DeliveriesDialog,
  render: (args) => (
    <ToastProvider>
      <DeliveriesDialog {...args} />
    </ToastProvider>
  ),
  args: { webhook, onClose: () => undefined },
  parameters: { layout: 'fullscreen', place },
};
export default meta;
type Story = StoryObj<typeof DeliveriesDialog>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Paused: Story = { args: { webhook: paused } };
export const Empty: Story = { parameters: { place: withList({ items: [] }) } };
export const Loading: Story = { parameters: { place: withList(never) } };
export const Failed: Story = {
  parameters: { place: withList(() => problem(503, 'unavailable', 'Сервис временно недоступен.')) },
};
