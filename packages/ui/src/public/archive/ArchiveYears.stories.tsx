import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleArchive } from '../../testing/sampleAnswers.ts';
import { longWord } from '../../testing/sampleParts.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { ArchiveYears } from './ArchiveYears.tsx';

const place = { face: 'blog', route: 'archive' } as const;
const meta: Meta<typeof ArchiveYears> = {
  component: ArchiveYears,
  parameters: {
    place,
    docs: {
      description: {
        component:
          'Titles with their days under the years; behind them those in the other language, folded if set so.',
      },
      notes: {
        keyboard: 'One link a title: Tab reaches it, Enter opens it.',
        accessibility: 'Each year is a heading; a title in the other language is marked by `lang`.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof ArchiveYears>;

export const Years = inBoth((language) => {
  const { items, others } = sampleArchive(language);
  return { posts: items, others };
}) satisfies Story;
export const English: Story = inEnglish(Years);
export const Others = inBoth((language) => {
  const { items, others } = sampleArchive(language, 8, 3);
  return { posts: items, others };
}) satisfies Story;
export const OthersInEnglish: Story = inEnglish(Others);
export const Folded: Story = { ...Others, args: { ...Others.args, isFolded: true } };
export const OthersAlone: Story = inBoth((language) => {
  const { items, others } = sampleArchive(language, 4, 4);
  return { posts: items, others };
});
export const LongWordsOnPhone: Story = {
  ...inBoth((language) => ({
    posts: sampleArchive(language, 4).items.map((post) => ({ ...post, title: longWord[language] })),
    others: 0,
  })),
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
