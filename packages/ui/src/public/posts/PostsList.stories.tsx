import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { failed, pending, ready } from '../../testing/readStates.ts';
import { samplePosts } from '../../testing/sampleAnswers.ts';
import { longWord } from '../../testing/sampleParts.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { PostsList } from './PostsList.tsx';

const none = { items: [], total: 0, next_cursor: null, languages: [], tags: [] };
const meta: Meta<typeof PostsList> = {
  component: PostsList,
  parameters: {
    place: { face: 'blog', route: 'posts' },
    docs: {
      description: {
        component:
          'The posts of one page by year, under the nine most used tags; the rest of the tags are folded. Tag and page stand in the address.',
      },
      notes: {
        keyboard: 'Tags, the fold with the rest of them, the posts, the pages: in the order they are read.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof PostsList>;

export const Full = inBoth((language) => ({ answer: ready(samplePosts(language)) })) satisfies Story;
export const English: Story = inEnglish(Full);
export const Dark: Story = { ...Full, globals: { theme: 'dark' } };
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };

export const One: Story = inBoth((language) => ({ answer: ready(samplePosts(language, 1, 1)) }));
export const Empty: Story = { args: { answer: ready(none) } };
export const NothingWithTag: Story = {
  args: { answer: ready(none) },
  parameters: { place: { search: '?tag=rust' } },
};
export const OneTag: Story = {
  args: { answer: ready({ ...samplePosts('ru'), items: samplePosts('ru', 2).items }) },
  parameters: { place: { search: '?tag=sqlite' } },
};
export const LaterPage: Story = {
  args: { answer: ready(samplePosts('ru', 4)) },
  parameters: { place: { search: '?cursor=next' } },
};
export const ManyTags: Story = {
  args: {
    answer: ready({
      ...samplePosts('ru', 3),
      tags: Array.from({ length: 30 }, (_, at) => ({ name: `tag-${at + 1}`, count: 30 - at })),
    }),
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText(/\(21\)/)),
};
export const LongWords: Story = inBoth((language) => {
  const list = samplePosts(language, 2);
  return {
    answer: ready({
      ...list,
      tags: [{ name: longWord[language], count: 2 }, ...list.tags],
      items: list.items.map((post) => ({
        ...post,
        translations: post.translations.map((text) => ({
          ...text,
          title: longWord[language],
          summary: longWord[language],
        })),
      })),
    }),
  };
});
export const Loading: Story = { args: { answer: pending } };
export const Failed: Story = { args: { answer: failed } };
