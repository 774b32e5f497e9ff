import type { Scripts } from '@janus-site/core/testing';
import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { sampleCvVersions } from '../../../testing/sampleCvVersions.ts';
import { never } from '../../../testing/sampleScripts.ts';
import { AdminLayout } from '../../frame/AdminLayout.tsx';
import { CvVersionScreen } from './CvVersionScreen.tsx';

const place = {
  face: 'portfolio',
  route: 'resumeAdmin',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const [first, , imported] = sampleCvVersions().items;
const meta: Meta<typeof CvVersionScreen> = {
  component: CvVersionScreen,
  decorators: [
    (Story) => (
      <AdminLayout>
        <Story />
      </AdminLayout>
    ),
  ],
  args: { id: first?.id ?? null },
  parameters: { layout: 'fullscreen', place },
};
export default meta;
type Story = StoryObj<typeof CvVersionScreen>;

const listed = (listCvVersions: Scripts['listCvVersions']): Story => ({
  parameters: { place: { ...place, scripts: { ...adminScripts, listCvVersions } } },
});

export const Opened: Story = {
  play: async () => {
    await screen.findByDisplayValue('Прошивки и платы');
  },
};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const New: Story = { args: { id: null } };
export const WithoutLink: Story = { args: { id: imported?.id ?? null } };
export const Deleted: Story = { args: { id: '00000000-0000-4000-8000-000000000000' } };
export const Loading: Story = listed(never);
export const Failed: Story = listed(() => problem(503, 'unavailable', 'Сервис временно недоступен.'));
