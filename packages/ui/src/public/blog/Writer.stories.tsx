import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleProfile } from '../../testing/sampleAnswers.ts';
import { changedProfile, emptyProfile, longProfile } from '../../testing/sampleParts.ts';
import { samplePicture } from '../../testing/samplePicture.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { Writer } from './Writer.tsx';

const meta: Meta<typeof Writer> = {
  component: Writer,
  parameters: {
    place: { face: 'blog' },
    docs: {
      description: {
        component: 'Who writes here, and the way to the portfolio. Stands without the profile.',
      },
      notes: { keyboard: 'Links: Tab reaches them, Enter opens them.' } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Writer>;

export const Full = inBoth((language) => ({
  profile: changedProfile(language, { photo: samplePicture }),
  words: undefined,
})) satisfies Story;
export const English: Story = inEnglish(Full);
export const Dark: Story = { ...Full, globals: { theme: 'dark' } };
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };

export const WithoutPhoto: Story = inBoth((language) => ({
  profile: sampleProfile(language),
  words: undefined,
}));
export const OwnSentence: Story = inBoth((language) => ({
  profile: sampleProfile(language),
  words: {
    blog_sentence: language === 'ru' ? 'Заметки о датчиках и печатных платах' : 'Notes on sensors and boards',
  },
}));
export const NothingWritten: Story = inBoth((language) => ({
  profile: emptyProfile(language),
  words: undefined,
}));
export const Absent: Story = { args: { profile: undefined, words: undefined } };
export const OtherLanguage: Story = { args: { profile: sampleProfile('en'), words: undefined } };
export const LongWords = inBoth((language) => ({
  profile: longProfile(language),
  words: undefined,
})) satisfies Story;
export const LongWordsOnPhone: Story = {
  ...LongWords,
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
