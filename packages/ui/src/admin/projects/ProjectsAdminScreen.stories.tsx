import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { AdminLayout } from '../frame/AdminLayout.tsx';
import { adminEmptyScripts, adminScripts } from '../../testing/adminAnswers.ts';
import { adminSession } from '../../testing/adminSession.ts';
import { never } from '../../testing/sampleScripts.ts';
import { ProjectsAdminScreen } from './ProjectsAdminScreen.tsx';

const place = {
  face: 'portfolio',
  route: 'projectsAdmin',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const meta: Meta<typeof ProjectsAdminScreen> = {
  component: ProjectsAdminScreen,
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
type Story = StoryObj<typeof ProjectsAdminScreen>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Form: Story = {
  parameters: { place: { ...place, search: '?edit=00000000-0000-4000-8000-000000000100' } },
};
export const New: Story = { parameters: { place: { ...place, search: '?new=1' } } };
/** A file of the site, chosen as the cover before the project exists. */
export const CoverChosen: Story = {
  ...New,
  play: async ({ canvas, userEvent }) => {
    const cover = within(await canvas.findByRole('group', { name: 'Обложка' }));
    await userEvent.click(cover.getByRole('button', { name: 'Из файлов сайта' }));
    const item = { name: 'Выбрать: Плата датчика сверху' };
    await userEvent.click(await within(document.body).findByRole('button', item, { timeout: 20_000 }));
    await canvas.findByRole('button', { name: 'Заменить файл' });
  },
};
export const Empty: Story = { parameters: { place: { ...place, scripts: adminEmptyScripts } } };
export const Loading: Story = {
  parameters: { place: { ...place, scripts: { ...adminScripts, listProjects: never } } },
};
export const Failed: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...adminScripts,
        listProjects: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
      },
    },
  },
};
