import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
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
          'What stands in place of the contact form once it is sent: what went out, where the answer goes.',
      },
      notes: {
        keyboard: 'The focus comes to it when the form is sent; Tab goes to “Write another”.',
        accessibility: 'Takes the focus, so it is read when it appears.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof SentMessage>;

const words = {
  ru: 'Здравствуйте!\nЕсть вопрос о датчиках.',
  en: 'Hello!\nA question about sensors.',
} as const;

export const Mail = inBoth((language) => ({
  message: { email: 'anna@example.com', message: words[language] },
})) satisfies Story;
export const English: Story = inEnglish(Mail);
export const Dark: Story = { ...Mail, globals: { theme: 'dark' } };
export const Phone: Story = { ...Mail, globals: { viewport: { value: 'phone' } } };
export const Telegram: Story = inBoth((language) => ({
  message: { telegram: '@anna', message: words[language] },
}));
export const LongWords = {
  ...inBoth((language) => ({
    message: {
      email: `${'a'.repeat(60)}@example.com`,
      message: `${longWord[language]} ${longWords[language]}`,
    },
  })),
  globals: { viewport: { value: 'phone' } },
  play: fits,
} satisfies Story;
