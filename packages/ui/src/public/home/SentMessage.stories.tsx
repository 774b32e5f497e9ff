import type { Language } from '@janus-site/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { sampleProfile } from '../../testing/sampleAnswers.ts';
import { longWord, longWords } from '../../testing/sampleParts.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { SentMessage } from './SentMessage.tsx';

const meta: Meta<typeof SentMessage> = {
  component: SentMessage,
  args: { hasFocus: false, onAgain: (event) => event.preventDefault() },
  parameters: {
    docs: {
      description: {
        component:
          'What stands in place of the contact form once it is sent: what went out, where the answer goes and, where the owner has said so, when.',
      },
      notes: {
        keyboard: 'The focus comes to it when the form is sent; Tab goes to “Send another”.',
        accessibility: 'Takes the focus, so it is read when it appears.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof SentMessage>;

function longOwner(language: Language) {
  const [owner] = sampleProfile(language).translations;
  return owner && { ...owner, answer_time: `${longWord[language]} ${longWords[language]}` };
}

const words = {
  ru: 'Здравствуйте!\nЕсть вопрос о датчиках.',
  en: 'Hello!\nA question about sensors.',
} as const;

export const Mail = inBoth((language) => ({
  owner: sampleProfile(language).translations[0],
  message: { email: 'anna@example.com', message: words[language] },
})) satisfies Story;
export const English: Story = inEnglish(Mail);
export const Dark: Story = { ...Mail, globals: { theme: 'dark' } };
export const Phone: Story = { ...Mail, globals: { viewport: { value: 'phone' } } };
export const Telegram: Story = inBoth((language) => ({
  message: { telegram: '@anna', message: words[language] },
}));
/** The owner has written it only in the other language. */
export const OtherLanguage: Story = inBoth((language) => ({
  owner: sampleProfile(language === 'ru' ? 'en' : 'ru').translations[0],
  message: { email: 'anna@example.com', message: words[language] },
}));
export const LongWords = {
  ...inBoth((language) => ({
    owner: longOwner(language),
    message: {
      email: `${'a'.repeat(60)}@example.com`,
      message: `${longWord[language]} ${longWords[language]}`,
    },
  })),
  globals: { viewport: { value: 'phone' } },
  play: fits,
} satisfies Story;
