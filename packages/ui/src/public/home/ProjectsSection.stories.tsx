import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '../../testing/readStates.ts';
import { sampleCards, sampleProjectPage } from '../../testing/sampleParts.ts';
import { usePage } from '../../hooks/page.ts';
import { AskedProject } from './AskedProject.tsx';
import { ProjectList } from './ProjectList.tsx';
import { ProjectsSection } from './ProjectsSection.tsx';

function Filled() {
  const { language } = usePage();
  return (
    <>
      <AskedProject answer={ready(sampleProjectPage(language))} />
      <ProjectList answer={ready(sampleCards(language))} shown={7} onShow={() => undefined} />
    </>
  );
}

const meta: Meta<typeof ProjectsSection> = {
  component: ProjectsSection,
  args: { children: <Filled /> },
  parameters: {
    docs: {
      description: {
        component: 'What the owner has made: the project that the address names, then all of them.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ProjectsSection>;

export const Full: Story = {};
export const English: Story = { parameters: { place: { language: 'en' } } };
export const OneAsked: Story = {
  parameters: { place: { search: '?project=00000000-0000-4000-8000-000000000100' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
