import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
