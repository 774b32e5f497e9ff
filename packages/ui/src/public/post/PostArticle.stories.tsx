import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleProfile, sampleSeriesHtml } from '../../testing/sampleAnswers.ts';
import { longWord, longWords, samplePostText } from '../../testing/sampleParts.ts';
import { samplePicture } from '../../testing/samplePicture.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { PostArticle } from './PostArticle.tsx';

const meta: Meta<typeof PostArticle> = {
  component: PostArticle,
  parameters: {
    place: { face: 'blog', route: 'post', params: { slug: 'one-table-is-a-queue' } },
    docs: {
      description: {
        component:
          'A post: title, summary, who wrote it and when, tags, cover, contents, the text in one column, and where to go from it.',
      },
      notes: {
        keyboard: 'Tags, contents, links of the text and code that scrolls, in the order they are read.',
        accessibility:
          'An `article` with the title as its `h1`; a text in the other language is marked by `lang`.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof PostArticle>;

export const Full = inBoth((language) => ({
  ...samplePostText(language, { cover: samplePicture }),
  profile: sampleProfile(language),
})) satisfies Story;
export const English: Story = inEnglish(Full);
export const Dark: Story = { ...Full, globals: { theme: 'dark' } };
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };

/** The second of three parts of a series. */
export const InSeries = inBoth((language) => ({
  ...samplePostText(language, { series_html: sampleSeriesHtml[language] }),
  profile: sampleProfile(language),
})) satisfies Story;
export const InSeriesEnglish: Story = inEnglish(InSeries);
export const InSeriesDark: Story = { ...InSeries, globals: { theme: 'dark' } };
export const InSeriesPhone: Story = { ...InSeries, globals: { viewport: { value: 'phone' } } };

export const Few: Story = inBoth((language) => ({
  ...samplePostText(
    language,
    { tags: [], previous: null, next: null, related: [] },
    { summary: '', contents: [], html: '<p>…</p>', reading_minutes: 0 },
  ),
  profile: undefined,
}));
export const OnlyInEnglish: Story = { args: { ...samplePostText('en'), profile: sampleProfile('ru') } };
export const OnlyInRussian: Story = {
  args: { ...samplePostText('ru'), profile: sampleProfile('ru') },
  parameters: { place: { language: 'en' } },
};
export const LongWords = inBoth((language) => ({
  ...samplePostText(
    language,
    { tags: [longWord[language], 'sqlite'] },
    {
      title: `${longWord[language]} ${longWords[language]}`,
      summary: longWord[language],
      html: `<p>${longWord[language]} <code>${longWord[language]}</code></p>`,
    },
  ),
  profile: sampleProfile(language),
})) satisfies Story;
export const LongWordsOnPhone: Story = {
  ...LongWords,
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
