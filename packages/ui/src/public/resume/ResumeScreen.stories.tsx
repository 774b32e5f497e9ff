import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLayout } from '../../testing/inLayout.tsx';
import { emptyScripts, never, sampleScripts } from '../../testing/sampleScripts.ts';
import { ResumeScreen } from './ResumeScreen.tsx';

const place = { face: 'portfolio', route: 'resume' } as const;
const meta: Meta<typeof ResumeScreen> = {
  component: ResumeScreen,
  decorators: [inLayout],
  parameters: {
    layout: 'fullscreen',
    place,
    docs: {
      description: { component: 'The whole career on one page, for reading, printing and taking away.' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ResumeScreen>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** The owner has filled in only jobs: one column. */
export const JobsAlone: Story = {
  parameters: { place: { ...place, scripts: { ...sampleScripts, listCareer: { items: [] } } } },
};
export const Empty: Story = { parameters: { place: { ...place, scripts: emptyScripts } } };
export const Loading: Story = {
  parameters: { place: { ...place, scripts: { ...sampleScripts, listCareer: never } } },
};
export const Failed: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...sampleScripts,
        listCareer: () => problem(503, 'unavailable', 'Сервис временно недоступен'),
      },
    },
  },
};
