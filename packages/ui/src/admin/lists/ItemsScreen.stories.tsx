import { projects } from '@janus-site/core';
import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminEmptyScripts, adminScripts } from '../../testing/adminAnswers.ts';
import { adminSession } from '../../testing/adminSession.ts';
import { never } from '../../testing/sampleScripts.ts';
import { AdminLayout } from '../frame/AdminLayout.tsx';
import { ItemsScreen } from './ItemsScreen.tsx';

const place = {
  face: 'portfolio',
  route: 'projectsAdmin',
  scripts: adminScripts,
  session: adminSession(),
} as const;

const meta: Meta<typeof ItemsScreen> = {
  component: ItemsScreen,
  decorators: [
    (Story) => (
      <AdminLayout>
        <Story />
      </AdminLayout>
    ),
  ],
  args: {
    kind: 'project',
    route: 'projectsAdmin',
    loader: projects.all(),
    words: {
      heading: 'Проекты',
      failed: 'Не удалось загрузить проекты',
      add: 'Новый проект',
      none: 'Проектов пока нет',
      purpose: 'Здесь живут работы, которые видит посетитель.',
      missing: 'Такого проекта нет',
      all: 'Все проекты',
      removed: 'Возможно, его удалили в другом окне.',
    },
    renderForm: ({ technologies }) => <p>{technologies.join(', ')}</p>,
    renderList: (items) => <p>{items.length}</p>,
  },
  parameters: {
    layout: 'fullscreen',
    place,
    english: {
      words: {
        heading: 'Projects',
        failed: 'Could not load the projects',
        add: 'New project',
        none: 'No projects yet',
        purpose: 'The projects that visitors see.',
        missing: 'Project not found',
        all: 'All projects',
        removed: 'It may have been deleted in another window.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ItemsScreen>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Form: Story = { parameters: { place: { ...place, search: '?new=1' } } };
export const Missing: Story = {
  parameters: { place: { ...place, search: '?edit=00000000-0000-4000-8000-00000000ffff' } },
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
