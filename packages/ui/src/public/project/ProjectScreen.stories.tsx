import type { Meta, StoryObj } from '@storybook/react-vite';
import { problem } from '@janus-site/core/testing';
import { inLayout } from '../../testing/inLayout.tsx';
import { never, sampleScripts } from '../../testing/sampleScripts.ts';
import { ProjectScreen } from './ProjectScreen.tsx';

const place = { route: 'project', params: { slug: 'teplo-goroda' } } as const;
const meta: Meta<typeof ProjectScreen> = {
  component: ProjectScreen,
  decorators: [inLayout],
  parameters: {
    layout: 'fullscreen',
    place,
    docs: {
      description: {
        component:
          'The page of a project: loads it and shows it, in the page’s language or in the other one with a notice.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ProjectScreen>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = {
  parameters: { place: { ...place, scripts: { ...sampleScripts, getProjectBySlug: never } } },
};
export const Failed: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...sampleScripts,
        getProjectBySlug: () => problem(503, 'unavailable', 'Сервис временно недоступен'),
      },
    },
  },
};
