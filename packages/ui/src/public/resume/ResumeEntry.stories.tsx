import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResumeEntry } from './ResumeEntry.tsx';

const meta: Meta<typeof ResumeEntry> = {
  component: ResumeEntry,
  args: { title: 'СПбГЭТУ «ЛЭТИ»', under: 'Приборостроение', dates: 'сентябрь 2008 — июнь 2014' },
  parameters: {
    place: { route: 'resume' },
    english: { title: 'ETU “LETI”', under: 'Instrument engineering', dates: 'September 2008 – June 2014' },
    docs: { description: { component: 'One thing of a career: when, what, where.' } },
  },
};
export default meta;
type Story = StoryObj<typeof ResumeEntry>;

export const Dated: Story = {};
export const Leads: Story = { args: { url: 'https://etu.ru/' } };
export const Plain: Story = { args: { dates: undefined, isPlain: true }, parameters: { english: {} } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
