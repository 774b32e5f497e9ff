import type { Import } from '@janus-site/core';
import { problem } from '@janus-site/core/testing';
import type { Scripts } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminEmptyScripts, adminScripts } from '../../../testing/adminAnswers.ts';
import { adminImport, adminImports } from '../../../testing/adminImports.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { never } from '../../../testing/sampleScripts.ts';
import { AdminLayout } from '../../frame/AdminLayout.tsx';
import { ImportScreen } from './ImportScreen.tsx';

const place = {
  face: 'blog',
  route: 'imports',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const meta: Meta<typeof ImportScreen> = {
  component: ImportScreen,
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
type Story = StoryObj<typeof ImportScreen>;

const scripted = (more: Scripts): Story => ({
  parameters: { place: { ...place, scripts: { ...adminScripts, ...more } } },
});
const standing = (more: Partial<Import>): Story => scripted({ listImports: adminImports(adminImport(more)) });

const until = '2026-03-31T10:00:00Z';
const nothing = { taken: 0, changed: 0, kept: 0, aside: 0, refused: 0, removed: 0 };

export const Report: Story = {};
export const ReportEnglish: Story = { parameters: { place: { ...place, language: 'en' } } };
export const ReportDark: Story = { globals: { theme: 'dark' } };
export const ReportPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { parameters: { place: { ...place, scripts: adminEmptyScripts } } };
export const EmptyPhone: Story = { ...Empty, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = scripted({ listImports: never });
export const Failed: Story = scripted({
  listImports: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
});
export const ReportFailed: Story = scripted({
  getImportReport: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
});
export const NothingInIt: Story = standing({ counts: nothing, done: 0, total: 0 });
export const UploadingElsewhere: Story = standing({
  task: 'upload',
  state: 'running',
  received: 4_194_304,
  can_run: false,
});
export const Reading: Story = standing({ state: 'running', done: 0, total: 0, can_run: false, format: null });
export const Checking: Story = standing({ state: 'running', done: 41, total: 160, can_run: false });
export const Refused: Story = standing({
  state: 'failed',
  can_run: false,
  format: null,
  counts: nothing,
  failure: 'Архив распаковывается больше чем в 120 МБ: упакуйте только тексты и их картинки.',
});
export const Importing: Story = standing({
  task: 'import',
  state: 'running',
  done: 90,
  total: 160,
  can_run: false,
});
export const Done: Story = standing({ task: 'import', can_run: false, undo_until: until });
export const Cancelled: Story = standing({ task: 'import', state: 'cancelled', undo_until: until });
export const Interrupted: Story = standing({ task: 'import', state: 'interrupted', undo_until: until });
export const Undoing: Story = standing({ task: 'undo', state: 'running', done: 3, total: 9, can_run: false });
export const Undone: Story = standing({
  task: 'undo',
  can_run: false,
  counts: { ...nothing, removed: 4, kept: 1 },
});
export const Several: Story = scripted({
  listImports: adminImports(
    adminImport(),
    adminImport({
      id: '00000000-0000-4000-8000-000000002002',
      name: 'ghost.json',
      format: 'ghost',
      task: 'import',
      can_run: false,
      undo_until: until,
    }),
  ),
});
