import type { Meta, StoryObj } from '@storybook/react-vite';
import { problem } from '@janus-site/core/testing';
import { inLayout } from '../../testing/inLayout.tsx';
import { emptyScripts, never, sampleScripts } from '../../testing/sampleScripts.ts';
import { sampleInstead } from '../../testing/sampleSearch.ts';
import { PostsScreen } from './PostsScreen.tsx';

const place = { face: 'blog', route: 'posts' } as const;
const meta: Meta<typeof PostsScreen> = {
  component: PostsScreen,
  decorators: [inLayout],
  parameters: {
    layout: 'fullscreen',
    place,
    docs: { description: { component: 'All posts, by year and page; the same page searches.' } },
  },
};
export default meta;
type Story = StoryObj<typeof PostsScreen>;

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
export const Found: Story = { parameters: { place: { ...place, search: '?q=очередь' } } };
export const FoundInEnglish: Story = {
  parameters: { place: { ...place, language: 'en', search: '?q=queue' } },
};
export const Searching: Story = {
  parameters: { place: { ...place, scripts: { ...sampleScripts, search: never }, search: '?q=очередь' } },
};
export const SearchFailed: Story = {
  parameters: {
    place: {
      ...place,
      scripts: { ...sampleScripts, search: () => problem(503, 'unavailable', 'Сервис временно недоступен') },
      search: '?q=очередь',
    },
  },
};
export const NothingFound: Story = {
  parameters: { place: { ...place, scripts: emptyScripts, search: '?q=архитектура' } },
};
export const OtherLayout: Story = {
  parameters: {
    place: { ...place, scripts: { ...sampleScripts, search: sampleInstead }, search: '?q=jxthtlm' },
  },
};
export const NothingWithTag: Story = {
  parameters: { place: { ...place, scripts: emptyScripts, search: '?tag=rust' } },
};
export const LaterPage: Story = { parameters: { place: { ...place, search: '?cursor=next' } } };
