import type { Meta, StoryObj } from '@storybook/react-vite';
import { problem } from '@janus-site/core/testing';
import { inLayout } from '../../testing/inLayout.tsx';
import { sampleSeriesPage } from '../../testing/sampleAnswers.ts';
import { never, sampleScripts } from '../../testing/sampleScripts.ts';
import { SeriesScreen } from './SeriesScreen.tsx';

const place = { face: 'blog', route: 'series', params: { slug: 'devices' } } as const;
const meta: Meta<typeof SeriesScreen> = {
  component: SeriesScreen,
  decorators: [inLayout],
  parameters: {
    layout: 'fullscreen',
    place,
    docs: {
      description: {
        component: 'The page of a series of posts: what it is about, and its parts in their order.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof SeriesScreen>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Its title and its posts are in the other language. */
export const OtherLanguage: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...sampleScripts,
        getSeriesBySlug: sampleSeriesPage('en', {
          titles: { ru: null, en: 'Devices that last for years' },
          languages: ['en'],
        }),
      },
    },
  },
};
export const Loading: Story = {
  parameters: { place: { ...place, scripts: { ...sampleScripts, getSeriesBySlug: never } } },
};
export const Failed: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...sampleScripts,
        getSeriesBySlug: () => problem(503, 'unavailable', 'Сервис временно недоступен'),
      },
    },
  },
};
