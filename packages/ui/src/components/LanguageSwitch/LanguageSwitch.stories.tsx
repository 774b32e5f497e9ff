import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notes } from '../../testing/notes.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta: Meta<typeof LanguageSwitch> = {
  component: LanguageSwitch,
  parameters: {
    docs: {
      description: {
        component:
          'Two plain links to the same page, each in its own language and marked with it; no flags. Where there is little room only the way out is shown. Works without scripts.',
      },
      notes: {
        whenNot: 'For the language that is edited: the admin area has Tabs and two panes for it.',
        keyboard: 'Two links: Tab reaches them, Enter opens them.',
        accessibility:
          'A navigation with a name; each language is written in itself and marked by `lang`, the present one by `aria-current`. No flags: a flag is a country.',
        content: {
          ru: 'Каждый язык своим именем: «Русский», «English».',
          en: 'Each language by its own name: “Русский”, “English”.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof LanguageSwitch>;

export const Ready: Story = {};
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
