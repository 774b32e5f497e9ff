import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminLayout } from '../../frame/AdminLayout.tsx';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession, sampleStaff } from '../../../testing/adminSession.ts';
import { never } from '../../../testing/sampleScripts.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const place = {
  face: 'portfolio',
  route: 'profile',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const meta: Meta<typeof ProfileScreen> = {
  component: ProfileScreen,
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
type Story = StoryObj<typeof ProfileScreen>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Staff: Story = { parameters: { place: { ...place, session: adminSession(sampleStaff) } } };
export const Loading: Story = {
  parameters: { place: { ...place, scripts: { ...adminScripts, getProfile: never } } },
};
export const Failed: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...adminScripts,
        getProfile: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
      },
    },
  },
};
/** The form has loaded; the account's lists appear together once all have loaded. */
export const ListsOnTheirWay: Story = {
  parameters: { place: { ...place, scripts: { ...adminScripts, listWebhooks: never } } },
};
