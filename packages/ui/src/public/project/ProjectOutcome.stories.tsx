import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { longWord } from '../../testing/sampleParts.ts';
import { ProjectOutcome } from './ProjectOutcome.tsx';

const meta: Meta<typeof ProjectOutcome> = {
  component: ProjectOutcome,
  parameters: {
    place: { route: 'project', params: { slug: 'teplo-goroda' } },
    docs: { description: { component: 'What came of a project; the figure that it begins with is large.' } },
  },
};
export default meta;
type Story = StoryObj<typeof ProjectOutcome>;

const outcomeIn = (words: { ru: string; en: string }) =>
  inBoth((language) => ({ outcome: words[language], language, lang: undefined }));

export const Figure = outcomeIn({
  ru: '9 мкА во сне: три года на двух батарейках',
  en: '9 µA asleep: three years on two batteries',
}) satisfies Story;
export const English: Story = inEnglish(Figure);
export const Dark: Story = { ...Figure, globals: { theme: 'dark' } };
export const Phone: Story = { ...Figure, globals: { viewport: { value: 'phone' } } };
export const Words = outcomeIn({
  ru: 'Двойных записей больше нет',
  en: 'No more double bookings',
}) satisfies Story;
export const LongWords = {
  ...outcomeIn({ ru: `100 ${longWord.ru}`, en: `100 ${longWord.en}` }),
  globals: { viewport: { value: 'phone' } },
  play: fits,
} satisfies Story;
