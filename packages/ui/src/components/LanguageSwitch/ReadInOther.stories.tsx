import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notes } from '../../testing/notes.ts';
import { ReadInOther } from './ReadInOther.tsx';

const meta: Meta<typeof ReadInOther> = {
  component: ReadInOther,
  args: { languages: ['ru', 'en'] },
  parameters: {
    docs: {
      description: {
        component:
          'At the title of a post or a project: the same text in the other language, where it exists. A plain link, in the words of that language.',
      },
      notes: {
        whenNot: 'For the language of the whole site: LanguageSwitch, in the header and in the footer.',
        keyboard: 'One link: Tab reaches it, Enter opens it.',
        accessibility: 'The words are in the other language and marked by `lang`.',
        content: {
          ru: '«Читать по-русски» на английской странице.',
          en: '“Read in English” on a Russian page.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof ReadInOther>;

export const Ready: Story = {};
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
/** Nothing is shown. */
export const OneLanguage: Story = {
  args: { languages: ['ru'] },
  parameters: { english: { languages: ['en'] } },
};
