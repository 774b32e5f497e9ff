import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { longWord, longWords } from '../../testing/sampleParts.ts';
import type { Notes } from '../../testing/notes.ts';
import { samplePicture } from '../../testing/samplePicture.ts';
import { Neighbours } from './Neighbours.tsx';

const meta: Meta<typeof Neighbours> = {
  component: Neighbours,
  parameters: {
    docs: {
      description: { component: 'What stands before and after a post or a project in its list.' },
      notes: {
        whenNot: 'For the pages of a list: Pager. For related posts, which are no neighbours.',
        keyboard: 'Two links: Tab reaches them, Enter opens them.',
        accessibility:
          'A navigation named by `label`. A title in the other language than the page is marked by `lang`. `rel="prev"` and `rel="next"` say it to browsers.',
        anatomy:
          'Up to two links, each a direction and a title, with a summary of two lines and, but on a phone, a picture where it has them. With neither link it draws nothing.',
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Neighbours>;

const names = { ru: ['Предыдущий', 'Следующий'], en: ['Previous', 'Next'] } as const;
const titles = { ru: ['Тепло города', 'Журнал смены'], en: ['City heat', 'Shift journal'] } as const;

export const Both = inBoth((language) => ({
  label: language === 'ru' ? 'Соседние проекты' : 'Neighbouring projects',
  previous: { href: '#', title: titles[language][0], lang: undefined, name: names[language][0] },
  next: { href: '#', title: titles[language][1], lang: undefined, name: names[language][1] },
})) satisfies Story;
export const English: Story = inEnglish(Both);
export const Dark: Story = { ...Both, globals: { theme: 'dark' } };
export const Phone: Story = { ...Both, globals: { viewport: { value: 'phone' } } };
/** The first of a list: the next one stays on its side. */
export const First: Story = { ...Both, args: { previous: null } };
export const OtherLanguage: Story = {
  ...Both,
  args: { next: { href: '#', title: titles.en[1], lang: 'en', name: names.ru[1] } },
};
/** Posts have summaries and covers. */
export const WithSummaries = inBoth((language) => {
  const said = { summary: longWords[language], cover: samplePicture };
  return {
    label: language === 'ru' ? 'Соседние посты' : 'Neighbouring posts',
    previous: { href: '#', title: titles[language][0], lang: undefined, name: names[language][0], ...said },
    next: { href: '#', title: titles[language][1], lang: undefined, name: names[language][1], ...said },
  };
}) satisfies Story;
export const WithSummariesOnPhone: Story = {
  ...WithSummaries,
  globals: { viewport: { value: 'phone' } },
};
export const LongWords = {
  ...inBoth((language) => ({
    label: 'Neighbours',
    previous: { href: '#', title: longWord[language], lang: undefined, name: names[language][0] },
    next: { href: '#', title: longWords[language], lang: undefined, name: names[language][1] },
  })),
  globals: { viewport: { value: 'phone' } },
  play: fits,
} satisfies Story;
