import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleProfile } from '../../testing/sampleAnswers.ts';
import { emptyProfile, longProfile } from '../../testing/sampleParts.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { ResumeHead } from './ResumeHead.tsx';

const meta: Meta<typeof ResumeHead> = {
  component: ResumeHead,
  args: { site: { links: [{ name: 'LinkedIn', url: 'https://linkedin.example/anna' }] } },
  parameters: {
    place: { route: 'resume' },
    docs: {
      description: { component: 'Whose career it is, how to reach them, and the same to take away.' },
      notes: {
        keyboard: 'Links to write and to take the file away, in the order they are read.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof ResumeHead>;

export const Full = inBoth((language) => ({ profile: sampleProfile(language) })) satisfies Story;
export const English: Story = inEnglish(Full);
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };
export const NothingWritten: Story = inBoth((language) => ({ profile: emptyProfile(language), site: {} }));
export const Absent: Story = { args: { profile: undefined, site: undefined } };
export const LongWordsOnPhone: Story = {
  ...inBoth((language) => ({ profile: longProfile(language) })),
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
