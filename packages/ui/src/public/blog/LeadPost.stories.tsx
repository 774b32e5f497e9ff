import type { Language } from '@janus-site/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { samplePosts } from '../../testing/sampleAnswers.ts';
import { longWord, longWords } from '../../testing/sampleParts.ts';
import { samplePicture } from '../../testing/samplePicture.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { LeadPost } from './LeadPost.tsx';

const meta: Meta<typeof LeadPost> = {
  component: LeadPost,
  parameters: {
    place: { face: 'blog', route: 'blogHome' },
    docs: {
      description: {
        component:
          'The post that the blog opens with: picture, title, a few words, the day. The whole of it is pressed, the title is the link.',
      },
      notes: { keyboard: 'One link: Tab reaches the title, Enter opens the post.' } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof LeadPost>;

function newest(language: Language, change: { cover: string | null; title?: string }) {
  const [post] = samplePosts(language, 1).items;
  if (!post) throw new Error('The sample has lost its posts.');
  const { cover, title } = change;
  const translations = post.translations.map((text) => ({ ...text, ...(title && { title }) }));
  return { ...post, cover, translations };
}

export const Full = inBoth((language) => ({
  post: newest(language, { cover: samplePicture }),
})) satisfies Story;
export const English: Story = inEnglish(Full);
export const Dark: Story = { ...Full, globals: { theme: 'dark' } };
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };
export const WithoutPicture: Story = inBoth((language) => ({ post: newest(language, { cover: null }) }));
export const OtherLanguage: Story = { args: { post: newest('en', { cover: samplePicture }) } };
export const LongWords = {
  ...inBoth((language) => ({
    post: newest(language, { cover: samplePicture, title: `${longWord[language]} ${longWords[language]}` }),
  })),
  globals: { viewport: { value: 'phone' } },
  play: fits,
} satisfies Story;
