import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Notes } from '../../testing/notes.ts';
import { Checkbox } from './Checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  component: Checkbox,
  args: { label: 'Показывать на сайте', checked: true, onCheckedChange: () => undefined },
  parameters: {
    english: { label: 'Show on the site' },
    docs: {
      description: {
        component:
          'Yes or no. The label says what is true when it is checked; the whole label is pressed, Space turns it. Takes effect when the form is saved.',
      },
      notes: {
        whenNot: 'For one of several there is Select. Not for what happens at the press: that is a Button.',
        keyboard: 'Tab reaches it, Space turns it. Enter sends the form, as in every field.',
        accessibility:
          'The platform’s own box with a `<label>`: the words are pressed as well as the box. Help or error is tied to it by `aria-describedby`, a wrong one is `aria-invalid`.',
        anatomy: 'The box, beside it the label, below both help or error.',
        content: {
          ru: 'Подпись говорит, что верно при отметке: «Показывать на сайте», без «не» и без вопроса.',
          en: 'The label says what is true when it is checked: “Show on the site”, without “not” and without a question.',
        },
      } satisfies Notes,
    },
  },
  render: function Own(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Checkbox {...args} checked={checked} onCheckedChange={setChecked} />;
  },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Checked: Story = {};
export const Unchecked: Story = { args: { checked: false } };
export const Help: Story = {
  args: { checked: false, help: 'Посетители увидят проект сразу' },
  parameters: { english: { label: 'Show on the site', help: 'Visitors will see the project at once' } },
};
export const Invalid: Story = {
  args: { error: 'Последнего суперпользователя отключить нельзя' },
  parameters: {
    english: { label: 'Active', error: 'The last superuser cannot be switched off' },
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
