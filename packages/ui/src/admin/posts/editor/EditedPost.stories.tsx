import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminLayout } from '../../frame/AdminLayout.tsx';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { never } from '../../../testing/sampleScripts.ts';
import { PostEditorScreen } from './PostEditorScreen.tsx';

const place = {
  face: 'blog',
  route: 'editPost',
  params: { id: '00000000-0000-4000-8000-000000000500' },
  scripts: adminScripts,
  session: adminSession(),
} as const;
const meta: Meta<typeof PostEditorScreen> = {
  component: PostEditorScreen,
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
type Story = StoryObj<typeof PostEditorScreen>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = {
  parameters: { place: { ...place, scripts: { ...adminScripts, getPost: never } } },
};
export const Failed: Story = {
  parameters: {
    place: {
      ...place,
      scripts: { ...adminScripts, getPost: () => problem(503, 'unavailable', 'Сервис временно недоступен.') },
    },
  },
};
