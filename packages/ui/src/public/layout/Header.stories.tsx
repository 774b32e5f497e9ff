import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleProfile } from '../../testing/sampleAnswers.ts';
import { longProfile } from '../../testing/sampleParts.ts';
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
    },
  },
};
export default meta;
type Story = StoryObj<typeof Header>;

export const Portfolio = inBoth((language) => ({
  profile: sampleProfile(language),
  site: undefined,
})) satisfies Story;
export const Blog: Story = {
  ...Portfolio,
  parameters: { ...Portfolio.parameters, place: { face: 'blog', route: 'posts' } },
};
export const English: Story = inEnglish(Portfolio);
export const OwnName = inBoth((language) => ({
  profile: sampleProfile(language),
  site: { [language]: { portfolio_name: language === 'ru' ? 'Мастерская' : 'Workshop' } },
})) satisfies Story;
export const OwnPages: Story = {
  ...Blog,
  args: { ...Portfolio.args, site: { menu: { blog: [{ slug: 'uses', title: 'Чем пользуюсь' }] } } },
  parameters: {
    ...Portfolio.parameters,
    place: { face: 'blog', route: 'blogPage', params: { page: 'uses' } },
  },
};
export const Phone: Story = { ...Portfolio, globals: { viewport: { value: 'small' } } };
export const Absent: Story = { args: { profile: undefined, site: undefined } };
export const LongWords = inBoth((language) => ({
  profile: longProfile(language),
  site: undefined,
})) satisfies Story;
export const LongWordsOnPhone: Story = {
  ...LongWords,
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
