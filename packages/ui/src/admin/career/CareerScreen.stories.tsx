import type { Scripts } from '@janus-site/core/testing';
import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { adminEmptyScripts, adminScripts } from '../../testing/adminAnswers.ts';
import { sampleCareer } from '../../testing/sampleCareer.ts';
import { adminSession } from '../../testing/adminSession.ts';
import { never } from '../../testing/sampleScripts.ts';
import { AdminLayout } from '../frame/AdminLayout.tsx';
import { CareerScreen } from './CareerScreen.tsx';

const place = {
  face: 'portfolio',
  route: 'resumeAdmin',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const meta: Meta<typeof CareerScreen> = {
  component: CareerScreen,
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
type Story = StoryObj<typeof CareerScreen>;

const listed = (listCareer: Scripts['listCareer']): Story => ({
  parameters: { place: { ...place, scripts: { ...adminScripts, listCareer } } },
});
const [school] = sampleCareer().items;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { parameters: { place: { ...place, scripts: adminEmptyScripts } } };
/** With recently deleted entries. */
export const Deleted: Story = listed({ ...sampleCareer(), deleted: sampleCareer().items.slice(0, 2) });
export const Loading: Story = listed(never);
export const Failed: Story = listed(() => problem(503, 'unavailable', 'Сервис временно недоступен.'));
export const New: Story = {
  parameters: { place: { ...place, search: '?new=languages' } },
  play: async () => {
    await screen.findByRole('dialog');
  },
};
export const Opened: Story = {
  parameters: { place: { ...place, search: `?edit=${school?.id}` } },
  play: async () => {
    await screen.findByDisplayValue('Магистр');
  },
};
export const OpenedPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } };
