import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminLayout } from '../frame/AdminLayout.tsx';
import { adminEmptyScripts, adminScripts } from '../../testing/adminAnswers.ts';
import { adminSession } from '../../testing/adminSession.ts';
import { samplePages } from '../../testing/sampleAnswers.ts';
import { never } from '../../testing/sampleScripts.ts';
import { PagesScreen } from './PagesScreen.tsx';

const scripts = { ...adminScripts, listPosts: samplePages('ru') };
const place = { face: 'blog', route: 'pagesAdmin', scripts, session: adminSession() } as const;
const meta: Meta<typeof PagesScreen> = {
  component: PagesScreen,
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
type Story = StoryObj<typeof PagesScreen>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { parameters: { place: { ...place, scripts: adminEmptyScripts } } };
export const Loading: Story = {
  parameters: { place: { ...place, scripts: { ...adminScripts, listPosts: never } } },
};
