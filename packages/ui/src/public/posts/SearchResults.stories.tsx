import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { failed, pending, ready } from '../../testing/readStates.ts';
import { longWord, longWords } from '../../testing/sampleParts.ts';
import { sampleMiss, sampleSearch } from '../../testing/sampleSearch.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { SearchResults } from './SearchResults.tsx';

const wanted = { ru: 'очередь', en: 'queue' };
const meta: Meta<typeof SearchResults> = {
  component: SearchResults,
  parameters: {
    place: { face: 'blog', route: 'posts' },
    docs: {
      description: {
        component:
          'What was found, the best first, each thing once, with the words marked; projects and places of work lead to the portfolio.',
      },
      notes: {
        keyboard: 'Arrows move among the results from the search box on, Enter opens one.',
        accessibility: 'A list; marked words are `<mark>`.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof SearchResults>;

export const Found = inBoth((language) => ({
  words: wanted[language],
  answer: ready(sampleSearch(language)),
})) satisfies Story;
export const English: Story = inEnglish(Found);
export const Dark: Story = { ...Found, globals: { theme: 'dark' } };
export const Phone: Story = { ...Found, globals: { viewport: { value: 'phone' } } };

export const Nothing: Story = inBoth((language) => ({ words: wanted[language], answer: ready(sampleMiss) }));
export const NothingForLongWords: Story = inBoth((language) => ({
  words: longWord[language],
  answer: ready(sampleMiss),
}));
export const LongWords: Story = inBoth((language) => ({
  words: wanted[language],
  answer: ready({
    ...sampleSearch(language),
    items: sampleSearch(language).items.map((item) => ({
      ...item,
      title: `${longWord[language]} \`${longWords[language]}\``,
      snippet: `<mark>${longWord[language]}</mark>`,
    })),
  }),
}));
export const Loading: Story = { args: { words: wanted.ru, answer: pending } };
export const Failed: Story = { args: { words: wanted.ru, answer: failed } };
