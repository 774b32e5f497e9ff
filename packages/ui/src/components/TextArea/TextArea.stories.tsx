import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notes } from '../../testing/notes.ts';
import { TextArea } from './TextArea.tsx';

const meta: Meta<typeof TextArea> = {
  component: TextArea,
  args: { label: 'Сообщение' },
  parameters: {
    english: { label: 'Message' },
    docs: {
      description: {
        component:
          'Several lines of text, in the same frame as a field. Grows with what is written up to 60 % of the window where the browser can, and can be pulled by its corner.',
      },
      notes: {
        whenNot: 'For one line: Field. For a post: the editor.',
        keyboard: 'Enter begins a line; Tab leaves it. Sending is a Button’s work.',
        accessibility:
          'Label, help and error as in Field. Grows with the text where the browser can, so nothing is hidden in a small window.',
        anatomy: 'Label, “(optional)” where it is, the area, below it help or error, as in Field.',
        content: {
          ru: 'Подпись — что написать: «Сообщение». Пример и объём — в подсказке.',
          en: 'The label is what to write: “Message”. An example and the length stand in the help.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof TextArea>;

export const Ready: Story = {
  args: { defaultValue: 'Здравствуйте!\nПишу по поводу датчиков.' },
  parameters: { english: { defaultValue: 'Hello,\nI am writing about the sensors.' } },
};
export const Help: Story = {
  args: { help: 'До 5 000 знаков', isOptional: true },
  parameters: { english: { label: 'Message', help: 'Up to 5,000 characters' } },
};
export const Invalid: Story = {
  args: { error: 'Напишите сообщение' },
  parameters: { english: { label: 'Message', error: 'Enter a message' } },
};
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Здравствуйте!' },
  parameters: { english: { defaultValue: 'Hello,' } },
};
export const LongText: Story = {
  args: { defaultValue: 'Строка письма, одна из многих.\n'.repeat(40) },
  parameters: { english: { defaultValue: 'A line of a letter, one of many.\n'.repeat(40) } },
};
