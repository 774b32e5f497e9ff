import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminLayout } from '../../frame/AdminLayout.tsx';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { never } from '../../../testing/sampleScripts.ts';
import { Webhooks } from './Webhooks.tsx';

const place = {
  face: 'portfolio',
  route: 'profile',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const withList = (listWebhooks: unknown) => ({ ...place, scripts: { ...adminScripts, listWebhooks } });

const meta: Meta<typeof Webhooks> = {
  component: Webhooks,
  decorators: [
    (Story) => (
      <AdminLayout>
        <Story />
      </AdminLayout>
    ),
  ],
  parameters: { layout: 'fullscreen', place },
};
export default meta;
type Story = StoryObj<typeof Webhooks>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { parameters: { place: withList({ items: [] }) } };
export const Loading: Story = { parameters: { place: withList(never) } };
export const Failed: Story = {
  parameters: { place: withList(() => problem(503, 'unavailable', 'Сервис временно недоступен.')) },
};
