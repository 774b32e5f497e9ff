import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { failed, pending, ready, readyWithError, stale } from '../../testing/readStates.ts';
import { longCard, sampleCards } from '../../testing/sampleParts.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { ProjectList } from './ProjectList.tsx';

const none = { items: [], total: 0, technologies: [] };
const rest = { shown: 7 };
const meta: Meta<typeof ProjectList> = {
  component: ProjectList,
  parameters: {
    docs: {
      description: {
        component:
          'Three large projects, then a short table, with more of it on demand; above them the technologies that show fewer.',
      },
      notes: {
        keyboard: 'Technologies, cards, rows, then “Show more”, in the order of the page.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof ProjectList>;

export const Full = inBoth((language) => ({ ...rest, answer: ready(sampleCards(language)) })) satisfies Story;
export const English: Story = inEnglish(Full);
export const Dark: Story = { ...Full, globals: { theme: 'dark' } };
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };

export const One: Story = inBoth((language) => ({ ...rest, answer: ready(sampleCards(language, 1, 1)) }));
export const Empty: Story = { args: { ...rest, answer: ready(none) } };
export const NothingWithTechnology: Story = {
  args: { ...rest, answer: ready(none) },
  parameters: { place: { search: '?technology=COBOL' } },
};
export const Loading: Story = { args: { ...rest, answer: pending } };
export const Failed: Story = { args: { ...rest, answer: failed } };
export const MoreOnItsWay: Story = inBoth((language) => ({
  ...rest,
  shown: 19,
  answer: stale(sampleCards(language)),
}));
export const MoreFailed: Story = inBoth((language) => ({
  ...rest,
  shown: 19,
  answer: readyWithError(sampleCards(language)),
}));
export const LongWords: Story = inBoth((language) => {
  const cards = sampleCards(language, 5, 5);
  return {
    ...rest,
    answer: ready({
      ...cards,
      items: cards.items.map(({ id, is_featured }) => ({ ...longCard(language), id, is_featured })),
    }),
  };
});
