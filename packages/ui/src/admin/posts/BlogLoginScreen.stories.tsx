import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminLayout } from '../frame/AdminLayout.tsx';
import { adminEmptyScripts, adminScripts } from '../../testing/adminAnswers.ts';
import { adminSession, sampleNobody } from '../../testing/adminSession.ts';
import { never } from '../../testing/sampleScripts.ts';
import { BlogLoginScreen } from './BlogLoginScreen.tsx';

const place = { face: 'blog', route: 'blogLogin', scripts: adminScripts, session: adminSession() } as const;
const meta: Meta<typeof BlogLoginScreen> = {
  component: BlogLoginScreen,
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
type Story = StoryObj<typeof BlogLoginScreen>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Visitor: Story = {
  parameters: { place: { ...place, session: adminSession(undefined, false) } },
};
export const Forced: Story = {
  parameters: {
    place: { ...place, search: '?next=%2Fadmin%2Fprojects', session: adminSession(undefined, false) },
  },
};
export const NoRole: Story = {
  parameters: { place: { ...place, session: adminSession(sampleNobody) } },
};
export const Empty: Story = { parameters: { place: { ...place, scripts: adminEmptyScripts } } };
export const Loading: Story = {
  parameters: { place: { ...place, scripts: { ...adminScripts, listPosts: never } } },
};
export const Failed: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...adminScripts,
        listPosts: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
      },
    },
  },
};
