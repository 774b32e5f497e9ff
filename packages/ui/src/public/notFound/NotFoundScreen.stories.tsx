import type { Meta, StoryObj } from '@storybook/react-vite';
import { problem } from '@janus-site/core/testing';
import { inLayout } from '../../testing/inLayout.tsx';
import { emptyScripts, never, sampleScripts } from '../../testing/sampleScripts.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const place = { face: 'blog', route: 'notFound' } as const;
const meta: Meta<typeof NotFoundScreen> = {
  component: NotFoundScreen,
  decorators: [inLayout],
  parameters: {
    layout: 'fullscreen',
    place,
    docs: {
      description: {
        component:
          'There is nothing at this address (404): says so, searches (also from the portfolio, in the blog), offers the posts or projects whose addresses are similar, leads home.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof NotFoundScreen>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Similar: Story = {
  parameters: { place: { ...place, params: { wanted: '/post/russian-serch' } } },
};
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
export const Portfolio: Story = { parameters: { place: { face: 'portfolio', route: 'notFound' } } };
export const SimilarProjects: Story = {
  parameters: {
    place: { face: 'portfolio', route: 'notFound', params: { wanted: '/projects/teplo-gorod' } },
  },
};
