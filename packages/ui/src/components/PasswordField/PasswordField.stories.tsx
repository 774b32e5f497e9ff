import type { Meta, StoryObj } from '@storybook/react-vite';
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
    },
  },
};
export default meta;
type Story = StoryObj<typeof PasswordField>;

export const Ready: Story = { args: { defaultValue: 'три разных слова' } };
export const Shown: Story = { args: { defaultValue: 'три разных слова', isShownAtFirst: true } };
export const Help: Story = {
  args: { help: 'Не меньше 10 знаков' },
  parameters: { english: { label: 'Password', help: 'At least 10 characters' } },
};
export const Invalid: Story = {
  args: { error: 'Такой пароль легко угадать', defaultValue: 'password12' },
  parameters: { english: { label: 'Password', error: 'This password is easy to guess' } },
};
