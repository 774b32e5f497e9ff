import type { Meta, StoryObj } from '@storybook/react-vite';
import { problem } from '@janus-site/core/testing';
import { inLayout } from '../../testing/inLayout.tsx';
import { emptyScripts, never, sampleScripts } from '../../testing/sampleScripts.ts';
import { TagScreen } from './TagScreen.tsx';

const place = { face: 'blog', route: 'tag', params: { tag: 'sqlite' } } as const;
const meta: Meta<typeof TagScreen> = {
  component: TagScreen,
  decorators: [inLayout],
  parameters: {
    layout: 'fullscreen',
    place,
    docs: { description: { component: 'The page of a tag: the posts that have it, and the other tags.' } },
  },
};
export default meta;
type Story = StoryObj<typeof TagScreen>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { parameters: { place: { ...place, scripts: emptyScripts } } };
export const Loading: Story = {
  parameters: { place: { ...place, scripts: { ...sampleScripts, listPosts: never } } },
};
export const Failed: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...sampleScripts,
        listPosts: () => problem(503, 'unavailable', 'Сервис временно недоступен'),
      },
    },
  },
};
