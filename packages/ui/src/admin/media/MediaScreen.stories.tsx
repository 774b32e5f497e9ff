import type { Scripts } from '@janus-site/core/testing';
import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { AdminLayout } from '../frame/AdminLayout.tsx';
import { adminEmptyScripts, adminScripts } from '../../testing/adminAnswers.ts';
import { adminSession } from '../../testing/adminSession.ts';
import { never } from '../../testing/sampleScripts.ts';
import { MediaScreen } from './MediaScreen.tsx';

const place = { face: 'portfolio', route: 'media', scripts: adminScripts, session: adminSession() } as const;
const meta: Meta<typeof MediaScreen> = {
  component: MediaScreen,
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
type Story = StoryObj<typeof MediaScreen>;

const listed = (listMedia: Scripts['listMedia']): Story => ({
  parameters: { place: { ...place, scripts: { ...adminScripts, listMedia } } },
});

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Blog: Story = { parameters: { place: { ...place, face: 'blog', route: 'blogMedia' } } };
export const Unused: Story = { parameters: { place: { ...place, search: '?state=unused' } } };
export const Empty: Story = { parameters: { place: { ...place, scripts: adminEmptyScripts } } };
export const Loading: Story = listed(never);
export const Failed: Story = listed(() => problem(503, 'unavailable', 'Сервис временно недоступен.'));
/** One file: its description, its uses, its replacement. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Открыть: Плата датчика сверху' }));
    await screen.findByRole('link', { name: 'пост «Первый пост»' });
  },
};
export const OpenedPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } };
