import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../testing/Row.tsx';
import type { Notes } from '../../testing/notes.ts';
import { Field } from './Field.tsx';

const meta: Meta<typeof Field> = {
  component: Field,
  args: { label: 'Имя' },
  parameters: {
    english: { label: 'Name' },
    docs: {
      description: {
        component:
          'One line of text. The label stands above and stays; help stands below and gives way to an error, which begins with what to do. Required fields are unmarked, the others say so. The note is tied to the field, so readers hear it. 16 px under a finger, so that a phone does not zoom.',
      },
      notes: {
        whenNot:
          'For several lines: TextArea. For a date: DateField; for a password: PasswordField; for several short words: TagInput; for one of a few known values: Select.',
        keyboard: 'Tab reaches it, Enter sends the form.',
        accessibility:
          'A `<label>` that stays, help and error tied by `aria-describedby`, a wrong value `aria-invalid`. Letters of 16 px under a finger, so a phone does not zoom. Give it `autoComplete` where the browser knows the answer.',
        anatomy: 'Label, “(optional)” where it is, the input, below it help or error.',
        content: {
          ru: 'Подпись — существительное: «Имя». Ошибка начинается с действия: «Напишите, как вас зовут». Необязательные так и подписаны, обязательные не отмечены.',
          en: 'The label is a noun: “Name”. An error begins with what to do: “Enter your name”. Optional fields say so, required ones are unmarked.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Field>;

export const Ready: Story = {
  args: { defaultValue: 'Анна' },
  parameters: { english: { defaultValue: 'Anna' } },
};
export const Optional: Story = {
  args: { label: 'Telegram', isOptional: true, placeholder: '@username' },
  parameters: { english: {} },
};
export const Help: Story = {
  args: { help: 'Как к вам обращаться' },
  parameters: { english: { label: 'Name', help: 'What to call you' } },
};
export const Invalid: Story = {
  args: { error: 'Напишите, как вас зовут' },
  parameters: { english: { label: 'Name', error: 'Enter your name' } },
};
export const InvalidLong: Story = {
  args: { error: 'Напишите, как вас зовут: по имени я пойму, от кого письмо, и отвечу лично. '.repeat(2) },
  parameters: {
    english: {
      error: 'Enter your name: it tells me who the letter is from, and I answer in person. '.repeat(2),
    },
  },
};
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Анна' },
  parameters: { english: { defaultValue: 'Anna' } },
};
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'Анна' },
  parameters: { english: { defaultValue: 'Anna' } },
};
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
export const Kinds: Story = {
  render: () => (
    <Row isColumn>
      {(['text', 'email', 'password', 'search', 'url', 'number'] as const).map((type) => (
        <Field key={type} label={type} type={type} autoComplete="off" />
      ))}
    </Row>
  ),
};
