import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResumeEntry } from './ResumeEntry.tsx';
import { ResumeSection } from './ResumeSection.tsx';

const entries = (...names: string[]) => names.map((name) => <ResumeEntry key={name} title={name} isPlain />);

const meta: Meta<typeof ResumeSection> = {
  component: ResumeSection,
  args: {
    id: 'skills',
    title: 'Навыки',
    children: entries('Пайка', 'Rust'),
  },
  parameters: {
    place: { route: 'resume' },
    english: { title: 'Skills', children: entries('Soldering', 'Rust') },
    docs: { description: { component: 'A section of a career under its name.' } },
  },
};
export default meta;
type Story = StoryObj<typeof ResumeSection>;

export const Wide: Story = {};
export const Close: Story = { args: { isClose: true } };
