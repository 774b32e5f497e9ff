import type { BlogSection } from '@janus-site/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { problem } from '@janus-site/core/testing';
import { inLayout } from '../../testing/inLayout.tsx';
import { emptyScripts, never, sampleScripts, siteWith } from '../../testing/sampleScripts.ts';
import { BlogHomeScreen } from './BlogHomeScreen.tsx';

const place = { face: 'blog', route: 'blogHome' } as const;
const meta: Meta<typeof BlogHomeScreen> = {
  component: BlogHomeScreen,
  decorators: [inLayout],
  parameters: {
    layout: 'fullscreen',
    place,
    docs: {
      description: {
        component:
          'The first page of the blog: who writes, the newest post large, the next ones in rows, tags, the feed.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof BlogHomeScreen>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
const withSections = (...blog_home: BlogSection[]): Story => ({
  parameters: { place: { ...place, scripts: { ...sampleScripts, getSite: siteWith({ blog_home }) } } },
});
export const TopicsFirst = withSections('topics', 'lead', 'newest');
export const WithoutLead = withSections('newest', 'topics');
export const LeadByItself = withSections('lead', 'topics');
export const ListFirst = withSections('newest', 'lead');
export const WriterAlone = withSections();
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
