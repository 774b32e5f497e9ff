import type { Scripts } from '@janus-site/core/testing';
import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { AdminLayout } from '../frame/AdminLayout.tsx';
import { adminEmptyScripts, adminScripts } from '../../testing/adminAnswers.ts';
import { adminSession } from '../../testing/adminSession.ts';
import { adminTags } from '../../testing/adminTags.ts';
import { never } from '../../testing/sampleScripts.ts';
import { TagsScreen } from './TagsScreen.tsx';

const place = { face: 'blog', route: 'tagsAdmin', scripts: adminScripts, session: adminSession() } as const;
const meta: Meta<typeof TagsScreen> = {
  component: TagsScreen,
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
type Story = StoryObj<typeof TagsScreen>;

const listed = (listTags: Scripts['listTags']): Story => ({
  parameters: { place: { ...place, scripts: { ...adminScripts, listTags } } },
});
const [first] = adminTags().items;
const search = `?edit=${first?.id}`;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const NothingFound: Story = { parameters: { place: { ...place, search: '?q=rust' } } };
export const Empty: Story = { parameters: { place: { ...place, scripts: adminEmptyScripts } } };
export const Loading: Story = listed(never);
export const Failed: Story = listed(() => problem(503, 'unavailable', 'Сервис временно недоступен.'));
/** One tag: its names, and merging it into another. */
export const Opened: Story = {
  parameters: { place: { ...place, search } },
  play: async () => {
    await screen.findByLabelText('Имя по-английски');
  },
};
export const OpenedPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } };
