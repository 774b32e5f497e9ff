import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { samplePosts, samplePostsInBoth } from '../../testing/sampleAnswers.ts';
import type { Notes } from '../../testing/notes.ts';
import { YearGroups } from './YearGroups.tsx';

const meta: Meta<typeof YearGroups> = {
  component: YearGroups,
  args: { posts: samplePosts('ru', 8).items },
  parameters: {
    place: { face: 'blog' },
    english: { posts: samplePosts('en', 8).items },
    docs: {
      description: { component: 'Posts with the years as headings, in the order they are given.' },
      notes: {
        whenNot: 'For lists sorted by something else than the day: PostRows.',
        keyboard: 'One link a post: Tab reaches the title, Enter opens it.',
        accessibility:
          'Each year is a heading, so readers can jump from year to year; the pin is a word, too.',
        anatomy:
          'Pinned posts where there are any, then a heading and PostRows for each year, then those in the other language alone.',
      } satisfies Notes,
    },
  },
};
export default meta;

export const Ready: StoryObj<typeof YearGroups> = {};
export const Pinned: StoryObj<typeof YearGroups> = {
  args: { posts: samplePosts('ru', 4).items.slice(1), pinned: samplePosts('ru', 1).items },
  parameters: {
    english: { posts: samplePosts('en', 4).items.slice(1), pinned: samplePosts('en', 1).items },
  },
};

/** Posts that do not exist in the language of the page come last. */
export const Others = inBoth((language) => ({
  posts: samplePostsInBoth(language, 3, 2).items,
  others: 12,
})) satisfies StoryObj<typeof YearGroups>;
export const OthersInEnglish: StoryObj<typeof YearGroups> = inEnglish(Others);
export const Folded: StoryObj<typeof YearGroups> = { ...Others, args: { ...Others.args, isFolded: true } };
/** Without other posts, the years need no heading above them. */
export const OthersAlone: StoryObj<typeof YearGroups> = inBoth((language) => ({
  posts: samplePostsInBoth(language, 0, 4).items,
  others: 12,
}));
