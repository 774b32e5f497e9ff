import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notes } from '../../testing/notes.ts';
import { PasswordField } from './PasswordField.tsx';

const meta: Meta<typeof PasswordField> = {
  component: PasswordField,
  args: { label: 'Пароль', autoComplete: 'new-password' },
  parameters: {
    english: { label: 'Password' },
    docs: {
      description: {
        component:
          'A password, hidden until the eye beside it is pressed. What can be looked at need not be typed twice. Otherwise a field like others.',
      },
      notes: {
        whenNot:
          'For codes of the second factor: a Field with `inputMode="numeric"` and `autoComplete="one-time-code"`.',
        keyboard: 'Tab goes to the field, then to the eye; Enter in the field sends the form.',
        accessibility:
          'The eye says what a press does: show or hide. Password managers fill it in, pasting is allowed. Say `autoComplete`: `current-password` or `new-password`.',
        anatomy: 'Label, the input, at its end the button that shows the password, below it help or error.',
        content: {
          ru: 'Подпись «Пароль»; требование стоит в подсказке до ошибки: «Не меньше 10 знаков; лучше всего три-четыре несвязанных слова».',
          en: 'The label is “Password”; the rule stands in the help before there is an error: “At least 10 characters; three or four unrelated words are best”.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof PasswordField>;

export const Ready: Story = {
  args: { defaultValue: 'три разных слова' },
  parameters: { english: { defaultValue: 'three different words' } },
};
export const Shown: Story = {
  args: { defaultValue: 'три разных слова', isShownAtFirst: true },
  parameters: { english: { defaultValue: 'three different words' } },
};
export const Help: Story = {
  args: { help: 'Не меньше 10 знаков' },
  parameters: { english: { label: 'Password', help: 'At least 10 characters' } },
};
export const Invalid: Story = {
  args: { error: 'Такой пароль легко угадать', defaultValue: 'password12' },
  parameters: { english: { label: 'Password', error: 'This password is easy to guess' } },
};
