import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleProfile } from '../../testing/sampleAnswers.ts';
import { changedProfile, emptyProfile, longProfile } from '../../testing/sampleParts.ts';
import { samplePicture } from '../../testing/samplePicture.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { Hero } from './Hero.tsx';

const meta: Meta<typeof Hero> = {
  component: Hero,
  args: { site: undefined },
  parameters: {
    docs: {
      description: {
        component:
          'Who the portfolio is of: the name, a line, a few words, the CV and the way to the form; beside them what can be said in a word. Stands without the profile.',
      },
      notes: {
        keyboard: 'Two actions at most, reached by Tab in the order they are read.',
        whenNot: 'More than once on a page, or on the blog, whose home opens with a post.',
        accessibility:
          'The name is the page’s `h1`. The photo is never the largest paint and says nothing that the name does not.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Hero>;

export const Full = inBoth((language) => ({
  profile: changedProfile(language, { photo: samplePicture }),
})) satisfies Story;
export const English: Story = inEnglish(Full);
export const Dark: Story = { ...Full, globals: { theme: 'dark' } };
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };

export const WithoutPhoto: Story = inBoth((language) => ({ profile: sampleProfile(language) }));
export const NothingWritten: Story = inBoth((language) => ({ profile: emptyProfile(language) }));
/** The service did not respond in time: the page renders without it. */
export const Absent: Story = { args: { profile: undefined } };
export const OtherLanguage: Story = { args: { profile: sampleProfile('en') } };
export const LongWords = inBoth((language) => ({ profile: longProfile(language) })) satisfies Story;
export const LongWordsOnPhone: Story = {
  ...LongWords,
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
