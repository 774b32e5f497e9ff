import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { pending, ready } from '../../testing/readStates.ts';
import { sampleInstead, sampleMiss, sampleSearch } from '../../testing/sampleSearch.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { SearchCount } from './SearchCount.tsx';

const wanted = { ru: 'очередь', en: 'queue' };
const meta: Meta<typeof SearchCount> = {
  component: SearchCount,
  parameters: {
    place: { face: 'blog', route: 'posts' },
    docs: {
      description: {
        component:
          'How much was found, and for what. Always in the page, so that a reader of the screen hears it change; seen only where something was found.',
      },
      notes: {
        accessibility: 'A live region that is always there, so a change is spoken.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof SearchCount>;

export const Few = inBoth((language) => ({
  words: wanted[language],
  answer: ready(sampleSearch(language)),
})) satisfies Story;
export const English: Story = inEnglish(Few);
export const Many: Story = inBoth((language) => ({
  words: wanted[language],
  answer: ready({ ...sampleSearch(language), total: 80 }),
}));
/** Typed on the wrong keyboard layout. */
export const Instead = inBoth(() => ({ words: 'jxthtlm', answer: ready(sampleInstead) })) satisfies Story;
export const InsteadInEnglish: Story = inEnglish(Instead);
/** For screen readers only: the list itself shows it. */
export const Nothing: Story = inBoth((language) => ({ words: wanted[language], answer: ready(sampleMiss) }));
export const NothingWanted: Story = { args: { words: '', answer: pending } };
