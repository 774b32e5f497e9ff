import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleProfile } from '../../testing/sampleAnswers.ts';
import { longProfile, longWord, longWords, samplePostText } from '../../testing/sampleParts.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { PostEnd } from './PostEnd.tsx';

const title = 'SQLite';
const meta: Meta<typeof PostEnd> = {
  component: PostEnd,
  parameters: {
    place: { face: 'blog', route: 'post', params: { slug: 'one-table-is-a-queue' } },
    docs: {
      description: {
        component:
          'Where to go from a post: who wrote it and how to answer, the feeds, the neighbours, at most three related posts.',
      },
      notes: { keyboard: 'Links in the order they are read.' } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof PostEnd>;

export const Full = inBoth((language) => ({
  post: samplePostText(language).post,
  title,
  profile: sampleProfile(language),
})) satisfies Story;
export const English: Story = inEnglish(Full);
export const Dark: Story = { ...Full, globals: { theme: 'dark' } };
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };

export const First: Story = inBoth((language) => ({
  post: samplePostText(language, { previous: null }).post,
  title,
  profile: sampleProfile(language),
}));
export const Last: Story = inBoth((language) => ({
  post: samplePostText(language, { next: null }).post,
  title,
  profile: sampleProfile(language),
}));
export const Few: Story = inBoth((language) => ({
  post: samplePostText(language, { previous: null, next: null, related: [] }).post,
  title,
  profile: undefined,
}));
export const OtherLanguage: Story = {
  args: { post: samplePostText('en').post, title, profile: sampleProfile('ru') },
};
export const LongWords = inBoth((language) => {
  const link = (slug: string, text: string) => ({
    slug,
    title: text,
    language,
    published_at: '2026-03-01T10:00:00Z',
  });
  return {
    post: samplePostText(language, {
      previous: link('one', longWord[language]),
      next: link('two', longWords[language]),
      related: [link('one', longWord[language]), link('two', longWords[language])],
    }).post,
    title,
    profile: longProfile(language),
  };
}) satisfies Story;
export const LongWordsOnPhone: Story = {
  ...LongWords,
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
