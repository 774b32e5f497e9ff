import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleProfile } from '../../testing/sampleAnswers.ts';
import { changedProfile, longProfile } from '../../testing/sampleParts.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { Contacts } from './Contacts.tsx';

const meta: Meta<typeof Contacts> = {
  component: Contacts,
  parameters: {
    docs: {
      description: {
        component: 'How to reach the owner: the addresses that are known, and a form, which is always there.',
      },
      notes: {
        keyboard: 'Links, then the fields of the form, in the order of the page.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Contacts>;

export const Full = inBoth((language) => ({ profile: sampleProfile(language) })) satisfies Story;
export const English: Story = inEnglish(Full);
export const Dark: Story = { ...Full, globals: { theme: 'dark' } };
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };

export const Few: Story = inBoth((language) => ({ profile: changedProfile(language, { telegram: null }) }));
export const FormAlone: Story = { args: { profile: undefined } };
export const LongWords = inBoth((language) => ({ profile: longProfile(language) })) satisfies Story;
export const LongWordsOnPhone: Story = {
  ...LongWords,
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
