import type { Meta, StoryObj } from '@storybook/react-vite';
import { problem } from '@janus-site/core/testing';
import { inLayout } from '../../testing/inLayout.tsx';
import { samplePostPage } from '../../testing/sampleAnswers.ts';
import { samplePicture } from '../../testing/samplePicture.ts';
import { never, sampleScripts } from '../../testing/sampleScripts.ts';
import { PostScreen } from './PostScreen.tsx';

const place = { face: 'blog', route: 'post', params: { slug: 'one-table-is-a-queue' } } as const;
const meta: Meta<typeof PostScreen> = {
  component: PostScreen,
  decorators: [inLayout],
  parameters: {
    layout: 'fullscreen',
    place,
    docs: {
      description: {
        component:
          'The page of a post: loads it, shows it in the page’s language or in the other one with a notice.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof PostScreen>;

export const Ready: Story = {};
/** A page of the owner: without dates, tags and neighbours. */
export const OwnPage: Story = {
  parameters: {
    place: {
      face: 'blog',
      route: 'blogPage',
      params: { page: 'uses' },
      scripts: {
        ...sampleScripts,
        getPostBySlug: { ...samplePostPage('ru'), page_face: 'blog', tags: [] },
      },
    },
  },
};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = {
  parameters: { place: { ...place, scripts: { ...sampleScripts, getPostBySlug: never } } },
};
export const Failed: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...sampleScripts,
        getPostBySlug: () => problem(503, 'unavailable', 'Сервис временно недоступен'),
      },
    },
  },
};
export const OtherLanguage: Story = {
  parameters: { place: { ...place, scripts: { ...sampleScripts, getPostBySlug: samplePostPage('en') } } },
};
const covered = { ...samplePostPage('ru'), cover: samplePicture };
export const Cover: Story = {
  parameters: { place: { ...place, scripts: { ...sampleScripts, getPostBySlug: covered } } },
};
/** The picture is not on this server: its preview, which is part of the page, is shown instead. */
export const CoverOnItsWay: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...sampleScripts,
        getPostBySlug: { ...covered, cover: '/media/late.webp', cover_preview: samplePicture },
      },
    },
  },
};
