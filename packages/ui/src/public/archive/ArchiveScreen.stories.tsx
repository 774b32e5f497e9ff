import type { Meta, StoryObj } from '@storybook/react-vite';
import { problem } from '@janus-site/core/testing';
import { inLayout } from '../../testing/inLayout.tsx';
import { emptyScripts, never, sampleScripts } from '../../testing/sampleScripts.ts';
import { ArchiveScreen } from './ArchiveScreen.tsx';

const place = { face: 'blog', route: 'archive' } as const;
const meta: Meta<typeof ArchiveScreen> = {
  component: ArchiveScreen,
  decorators: [inLayout],
  parameters: {
    layout: 'fullscreen',
    place,
    docs: { description: { component: 'The titles of all posts by year, on one page.' } },
  },
};
export default meta;
type Story = StoryObj<typeof ArchiveScreen>;

const answering = (listArchive: (typeof sampleScripts)['listArchive']): Story => ({
  parameters: { place: { ...place, scripts: { ...sampleScripts, listArchive } } },
});

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { parameters: { place: { ...place, scripts: emptyScripts } } };
export const Loading: Story = answering(never);
export const Failed: Story = answering(() => problem(503, 'unavailable', 'Сервис временно недоступен'));
