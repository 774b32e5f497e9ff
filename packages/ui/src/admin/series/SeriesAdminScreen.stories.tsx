import type { Scripts } from '@janus-site/core/testing';
import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { AdminLayout } from '../frame/AdminLayout.tsx';
import { adminEmptyScripts, adminPosts, adminScripts } from '../../testing/adminAnswers.ts';
import { adminSeries } from '../../testing/adminSeries.ts';
import { adminSession } from '../../testing/adminSession.ts';
import { never } from '../../testing/sampleScripts.ts';
import { SeriesAdminScreen } from './SeriesAdminScreen.tsx';

const place = {
  face: 'blog',
  route: 'seriesAdmin',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const meta: Meta<typeof SeriesAdminScreen> = {
  component: SeriesAdminScreen,
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
type Story = StoryObj<typeof SeriesAdminScreen>;

const listed = (listSeries: Scripts['listSeries']): Story => ({
  parameters: { place: { ...place, scripts: { ...adminScripts, listSeries } } },
});
const [first, second] = adminSeries(adminPosts().items).items;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const NothingFound: Story = { parameters: { place: { ...place, search: '?q=rust' } } };
export const Empty: Story = { parameters: { place: { ...place, scripts: adminEmptyScripts } } };
export const Loading: Story = listed(never);
export const Failed: Story = listed(() => problem(503, 'unavailable', 'Сервис временно недоступен.'));
/** One series: titles, address and the order of its parts. */
export const Opened: Story = {
  parameters: { place: { ...place, search: `?edit=${first?.id}` } },
  play: async () => {
    await screen.findByLabelText('Название по-английски');
  },
};
export const OpenedPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } };
/** A series without parts. */
export const OpenedEmpty: Story = {
  ...Opened,
  parameters: {
    place: {
      ...place,
      search: `?edit=${second?.id}`,
      scripts: { ...adminScripts, getSeriesBySlug: { ...second, languages: [], items: [] } },
    },
  },
};
/** The parts failed to load. */
export const OpenedFailed: Story = {
  ...Opened,
  parameters: {
    place: {
      ...place,
      search: `?edit=${first?.id}`,
      scripts: {
        ...adminScripts,
        getSeriesBySlug: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
      },
    },
  },
};
export const New: Story = { ...Opened, parameters: { place: { ...place, search: '?new=1' } } };
