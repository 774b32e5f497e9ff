import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminLayout } from '../frame/AdminLayout.tsx';
import { adminEmptyScripts, adminScripts } from '../../testing/adminAnswers.ts';
import { adminSession } from '../../testing/adminSession.ts';
import { never } from '../../testing/sampleScripts.ts';
import { FiguresScreen } from './FiguresScreen.tsx';

const place = { face: 'blog', route: 'blogFigures', scripts: adminScripts, session: adminSession() } as const;
const meta: Meta<typeof FiguresScreen> = {
  component: FiguresScreen,
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
type Story = StoryObj<typeof FiguresScreen>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Portfolio: Story = { parameters: { place: { ...place, face: 'portfolio', route: 'figures' } } };
export const Empty: Story = { parameters: { place: { ...place, scripts: adminEmptyScripts } } };
export const Off: Story = {
  parameters: { place: { ...place, scripts: { ...adminScripts, getSite: { counts_readers: false } } } },
};
export const Loading: Story = {
  parameters: { place: { ...place, scripts: { ...adminScripts, getFigures: never } } },
};
export const Failed: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...adminScripts,
        getFigures: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
      },
    },
  },
};
