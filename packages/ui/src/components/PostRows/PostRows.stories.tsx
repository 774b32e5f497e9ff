import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePosts } from '../../testing/sampleAnswers.ts';
import type { Notes } from '../../testing/notes.ts';
import { PostRows } from './PostRows.tsx';

const meta: Meta<typeof PostRows> = {
  component: PostRows,
  args: { posts: samplePosts('ru', 4).items },
  parameters: {
    place: { face: 'blog' },
    english: { posts: samplePosts('en', 4).items },
    docs: {
      description: {
        component:
          'Date, title, one line: a list of posts. The whole row is pressed, the title is the link. A post that exists in the other language only is shown in it, with RU or EN at its title.',
      },
      notes: {
        whenNot: 'For a search, which marks the words: SearchResults. For years as headings: YearGroups.',
        keyboard: 'One link a row: Tab reaches the title, Enter opens it.',
        accessibility:
          'An ordered list; the title is a heading of the level that the page needs and the only link, so a row is read once. A post in the other language is marked by `lang`, and by RU or EN after its title.',
        anatomy: 'Date, title, one line. The link of the title covers the row.',
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof PostRows>;

export const Plain: Story = {};
export const Large: Story = { args: { isLarge: true } };
export const OtherLanguage: Story = {
  args: { posts: samplePosts('en', 2).items },
  parameters: { english: { posts: samplePosts('ru', 2).items } },
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('heading').map((title) => getComputedStyle(title, '::after').content);
    await expect(marks).toEqual(['"\u2060en"', '"\u2060en"']);
  },
};
const [post] = samplePosts('en', 1).items;
const [text] = post?.translations ?? [];
/** A title whose mark has no room next to its last word. */
const ending = (title: string, at: number) =>
  post && text ? [{ ...post, id: `${at}`, translations: [{ ...text, title }] }] : [];
/** At every width the mark is on the line of the last word. */
export const MarkGoesWithWord: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { posts: ['A queue in one table', 'Why a queue?', 'Heat of “North”', 'And so on…'].flatMap(ending) },
  parameters: { english: {} },
  play: async ({ canvas, canvasElement }) => {
    const alone: string[] = [];
    for (let width = 120; width < 320; width += 4) {
      canvasElement.style.width = `${width}px`;
      for (const title of canvas.getAllByRole('heading')) {
        const words = document.createRange();
        words.selectNodeContents(title);
        const last = [...words.getClientRects()].at(-1);
        const gap = title.getBoundingClientRect().bottom - (last?.bottom ?? 0);
        if (gap > (last?.height ?? 0) / 2) alone.push(`${title.textContent}: ${width} px`);
      }
    }
    canvasElement.style.width = '';
    await expect(alone).toEqual([]);
  },
};
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
