import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleProfile } from '../../testing/sampleAnswers.ts';
import { emptyProfile, longProfile } from '../../testing/sampleParts.ts';
import { Footer } from './Footer.tsx';

const meta: Meta<typeof Footer> = {
  component: Footer,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The end of every public page: whose it is, the other face, the feed, the code.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Footer>;

export const Portfolio = inBoth((language) => ({ profile: sampleProfile(language) })) satisfies Story;
export const Blog: Story = { ...Portfolio, parameters: { ...Portfolio.parameters, place: { face: 'blog' } } };
export const English: Story = inEnglish(Portfolio);
export const Phone: Story = { ...Portfolio, globals: { viewport: { value: 'small' } } };
export const NothingWritten: Story = inBoth((language) => ({ profile: emptyProfile(language) }));
export const Links: Story = inBoth((language) => ({
  profile: sampleProfile(language),
  links: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/in/name' },
    { name: 'Хабр', url: 'https://habr.com/ru/users/name' },
  ],
}));
export const Absent: Story = { args: { profile: undefined } };
export const LongWords: Story = {
  ...inBoth((language) => ({ profile: longProfile(language) })),
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
