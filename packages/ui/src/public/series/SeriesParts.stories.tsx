import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleSeriesPage } from '../../testing/sampleAnswers.ts';
import { longWord } from '../../testing/sampleParts.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { SeriesParts } from './SeriesParts.tsx';

const meta: Meta<typeof SeriesParts> = {
  component: SeriesParts,
  parameters: {
    place: { face: 'blog', route: 'series', params: { slug: 'devices' } },
    docs: {
      description: { component: 'The parts of a series with their numbers, summaries and days.' },
      notes: { keyboard: 'One link a part: Tab reaches the title, Enter opens it.' } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof SeriesParts>;

export const Three = inBoth((language) => ({ posts: sampleSeriesPage(language).items })) satisfies Story;
export const English: Story = inEnglish(Three);
export const Phone: Story = { ...Three, globals: { viewport: { value: 'phone' } } };
export const Many: Story = inBoth((language) => ({
  posts: Array.from({ length: 12 }, (_, at) => {
    const { items } = sampleSeriesPage(language);
    return { ...(items[at % items.length] as (typeof items)[number]), id: `part-${at}` };
  }),
}));
export const LongWordsOnPhone: Story = {
  ...inBoth((language) => ({
    posts: sampleSeriesPage(language).items.map((post) => ({
      ...post,
      translations: post.translations.map((text) => ({ ...text, title: longWord[language] })),
    })),
  })),
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
