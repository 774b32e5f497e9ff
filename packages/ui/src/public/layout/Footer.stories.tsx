import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Site, Face } from '@janus-site/core';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleProfile } from '../../testing/sampleAnswers.ts';
import { emptyProfile, longProfile } from '../../testing/sampleParts.ts';
import { pageSite } from '../../testing/pageSite.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { Footer } from './Footer.tsx';

const meta: Meta<typeof Footer> = {
  component: Footer,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The end of every public page: whose it is, the other face, the feed, the code, the languages.',
      },
      notes: { keyboard: 'Links in the order they are read.' } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Footer>;

/** The footer of a face with the owner's settings. */
const footerStory = (face: Face, profileOf: typeof sampleProfile, own: Site = {}) =>
  inBoth((language) => ({
    profile: profileOf(language),
    site: pageSite(face, language, own),
  })) satisfies Story;

export const Portfolio = footerStory('portfolio', sampleProfile);
const blog = footerStory('blog', sampleProfile);
export const Blog: Story = { ...blog, parameters: { ...blog.parameters, place: { face: 'blog' } } };
export const English: Story = inEnglish(Portfolio);
export const Phone: Story = { ...Portfolio, globals: { viewport: { value: 'small' } } };
export const NothingWritten: Story = footerStory('portfolio', emptyProfile);
export const Links: Story = footerStory('portfolio', sampleProfile, {
  links: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/in/name' },
    { name: 'Хабр', url: 'https://habr.com/ru/users/name' },
  ],
});
export const Absent: Story = { args: { profile: undefined, site: undefined } };
export const LongWords: Story = {
  ...footerStory('portfolio', longProfile),
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
