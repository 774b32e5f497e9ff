import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleProfile } from '../../testing/sampleAnswers.ts';
import { samplePostText } from '../../testing/sampleParts.ts';
import { PostDates } from './PostDates.tsx';

const meta: Meta<typeof PostDates> = {
  component: PostDates,
  parameters: {
    place: { face: 'blog', route: 'post', params: { slug: 'one-table-is-a-queue' } },
    docs: {
      description: {
        component:
          'Who wrote a post, when it was published, when it was changed if that was on another day, and how long it takes.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof PostDates>;

export const Published = inBoth((language) => ({
  ...samplePostText(language),
  owner: sampleProfile(language).translations[0],
})) satisfies Story;
export const English: Story = inEnglish(Published);
/** A post of another account does not link to the profile. */
export const OtherAuthor: Story = inBoth((language) => ({
  ...samplePostText(language, {
    author: { first_name: 'Анна', last_name: 'Сергеева', photo: null, is_owner: false },
  }),
  owner: sampleProfile(language).translations[0],
}));
export const Changed = inBoth((language) => ({
  ...samplePostText(language, {}, { updated_at: '2026-04-02T09:00:00Z', reading_minutes: 21 }),
  owner: undefined,
})) satisfies Story;
export const ChangedInEnglish: Story = inEnglish(Changed);
export const Phone: Story = { ...Changed, globals: { viewport: { value: 'phone' } } };

export const Draft: Story = inBoth((language) => ({
  ...samplePostText(language, {}, { published_at: null }),
  owner: undefined,
}));
