import type { Meta, StoryObj } from '@storybook/react-vite';
import { problem } from '@janus-site/core/testing';
import { inLayout } from '../../testing/inLayout.tsx';
import { emptyScripts, never, sampleScripts, siteWith } from '../../testing/sampleScripts.ts';
import { HomeScreen } from './HomeScreen.tsx';

const place = { face: 'portfolio', route: 'home' } as const;
const meta: Meta<typeof HomeScreen> = {
  component: HomeScreen,
  decorators: [inLayout],
  parameters: {
    layout: 'fullscreen',
    place,
    docs: {
      description: {
        component: 'The first page of the portfolio: who it is, projects, experience, how to write.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof HomeScreen>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const OneTechnology: Story = { parameters: { place: { ...place, search: '?technology=PostgreSQL' } } };
export const UnknownTechnology: Story = { parameters: { place: { ...place, search: '?technology=COBOL' } } };
export const OwnOrder: Story = {
  parameters: {
    place: {
      ...place,
      scripts: { ...sampleScripts, getSite: siteWith({ home: ['experience', 'projects'] }) },
    },
  },
};
export const Empty: Story = { parameters: { place: { ...place, scripts: emptyScripts } } };
export const Loading: Story = {
  parameters: { place: { ...place, scripts: { ...sampleScripts, listProjects: never } } },
};
export const Failed: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...sampleScripts,
        listProjects: () => problem(503, 'unavailable', 'Сервис временно недоступен'),
      },
    },
  },
};
export const Sent: Story = { parameters: { outcome: { state: 'sent' } } };
export const Refused: Story = {
  parameters: {
    outcome: { state: 'failed', values: { name: 'Анна' }, fields: { message: 'Напишите сообщение' } },
  },
};
