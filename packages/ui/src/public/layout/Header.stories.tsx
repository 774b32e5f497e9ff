import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Face, Language, Site } from '@janus-site/core';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleProfile } from '../../testing/sampleAnswers.ts';
import { longProfile } from '../../testing/sampleParts.ts';
import { pageSite } from '../../testing/pageSite.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { Header } from './Header.tsx';

const meta: Meta<typeof Header> = {
  component: Header,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The top of every public page: whose it is, at most four links, language, theme. Does not stick: the room belongs to the text.',
      },
      notes: {
        keyboard:
          'The name, the menu, the language, the theme: one stop of Tab each; the theme is opened by Enter and chosen by arrows.',
        accessibility: 'A `banner` with a named navigation; the present place is `aria-current`.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Header>;

/** The header of a face with the owner's settings. */
const headerStory = (face: Face, own?: (language: Language) => Site) =>
  inBoth((language) => ({
    profile: sampleProfile(language),
    site: pageSite(face, language, own?.(language)),
  })) satisfies Story;
const onBlog = (story: Story, place = {}): Story => ({
  ...story,
  parameters: { ...story.parameters, place: { face: 'blog', route: 'posts', ...place } },
});

export const Portfolio = headerStory('portfolio');
export const Blog: Story = onBlog(headerStory('blog'));
export const English: Story = inEnglish(Portfolio);
export const OwnName: Story = headerStory('portfolio', (language) => ({
  [language]: { portfolio_name: language === 'ru' ? 'Мастерская' : 'Workshop' },
}));
export const OwnPages: Story = onBlog(
  headerStory('blog', () => ({ menu: { blog: [{ slug: 'uses', title: 'Чем пользуюсь' }] } })),
  { route: 'blogPage', params: { page: 'uses' } },
);
/** Menu items that the owner has moved, renamed and hidden. */
export const OwnOrder: Story = headerStory('portfolio', () => ({
  menus: {
    portfolio: [
      { item: 'resume', names: { ru: 'Резюме', en: 'Résumé' } },
      { item: 'projects', names: { ru: 'Работы', en: 'Work' } },
      { item: 'experience', is_hidden: true },
    ],
  },
}));
export const Phone: Story = { ...Portfolio, globals: { viewport: { value: 'small' } } };
export const Absent: Story = { args: { profile: undefined, site: undefined } };
export const LongWords = inBoth((language) => ({
  profile: longProfile(language),
  site: pageSite('portfolio', language),
})) satisfies Story;
export const LongWordsOnPhone: Story = {
  ...LongWords,
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
