import type { Scripts } from '@janus-site/core/testing';
import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { adminEmptyScripts, adminScripts } from '../../../testing/adminAnswers.ts';
import { adminRedirects } from '../../../testing/adminRedirects.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { never } from '../../../testing/sampleScripts.ts';
import { AdminLayout } from '../../frame/AdminLayout.tsx';
import { RedirectsScreen } from './RedirectsScreen.tsx';

const place = {
  face: 'blog',
  route: 'blogRedirects',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const meta: Meta<typeof RedirectsScreen> = {
  component: RedirectsScreen,
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
type Story = StoryObj<typeof RedirectsScreen>;

const listed = (listRedirects: Scripts['listRedirects']): Story => ({
  parameters: { place: { ...place, scripts: { ...adminScripts, listRedirects } } },
});
const empty = { items: [], deleted: [], total: 0, next_cursor: null };
const [first] = adminRedirects().items;

export const Ready: Story = {};
export const Portfolio: Story = {
  parameters: { place: { ...place, face: 'portfolio', route: 'redirects' } },
};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const NothingFound: Story = {
  parameters: {
    place: { ...place, search: '?q=rust', scripts: { ...adminScripts, listRedirects: empty } },
  },
};
export const Empty: Story = { parameters: { place: { ...place, scripts: adminEmptyScripts } } };
export const Loading: Story = listed(never);
export const Failed: Story = listed(() => problem(503, 'unavailable', 'Сервис временно недоступен.'));
export const New: Story = {
  parameters: { place: { ...place, search: '?new' } },
  play: async () => {
    await screen.findByLabelText(/^Откуда/);
  },
};
export const Opened: Story = {
  parameters: { place: { ...place, search: `?edit=${first?.id}` } },
  play: async () => {
    await screen.findByDisplayValue('/2014/09/x');
  },
};
export const OpenedPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } };
