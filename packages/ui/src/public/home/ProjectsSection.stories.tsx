import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '../../testing/readStates.ts';
import { sampleCards } from '../../testing/sampleParts.ts';
import { usePage } from '../../hooks/page.ts';
import { ProjectList } from './ProjectList.tsx';
import { ProjectsSection } from './ProjectsSection.tsx';

function Filled() {
  const { language } = usePage();
  return <ProjectList answer={ready(sampleCards(language))} shown={7} />;
}

const meta: Meta<typeof ProjectsSection> = {
  component: ProjectsSection,
  args: { children: <Filled /> },
  parameters: {
    docs: {
      description: {
        component: 'What the owner has made, under its name.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ProjectsSection>;

export const Full: Story = {};
export const English: Story = { parameters: { place: { language: 'en' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
