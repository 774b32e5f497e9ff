import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleProfile } from '../../testing/sampleAnswers.ts';
import { changedProfile, emptyProfile, longProfile, longWord } from '../../testing/sampleParts.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { Facts } from './Facts.tsx';

const meta: Meta<typeof Facts> = {
  component: Facts,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: 'A short table: where, email, Telegram, GitHub. What is not known has no row.',
      },
      notes: {
        keyboard: 'Email and accounts are links: Tab reaches them, Enter opens them.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Facts>;

export const Full = inBoth((language) => ({
  profile: sampleProfile(language),
  location: language === 'ru' ? 'Санкт-Петербург' : 'Saint Petersburg',
})) satisfies Story;
export const English: Story = inEnglish(Full);
export const Few: Story = inBoth((language) => ({
  profile: changedProfile(language, { telegram: null, github: null }),
  location: null,
}));
export const Empty: Story = inBoth((language) => ({ profile: emptyProfile(language), location: null }));
export const LongWords: Story = inBoth((language) => ({
  profile: longProfile(language),
  location: longWord[language],
}));
