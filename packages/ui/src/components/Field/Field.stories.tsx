import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../testing/Row.tsx';
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
    },
  },
};
export default meta;
type Story = StoryObj<typeof Field>;

export const Ready: Story = { args: { defaultValue: 'Анна' } };
export const Optional: Story = { args: { label: 'Telegram', isOptional: true, placeholder: '@username' } };
export const Help: Story = {
  args: { help: 'Как к вам обращаться' },
  parameters: { english: { label: 'Name', help: 'What to call you' } },
};
export const Invalid: Story = {
  args: { error: 'Напишите, как вас зовут' },
  parameters: { english: { label: 'Name', error: 'Write your name' } },
};
export const InvalidLong: Story = {
  args: { error: 'Напишите, как вас зовут: по имени я пойму, от кого письмо, и отвечу лично. '.repeat(2) },
  parameters: { english: { label: 'Name' } },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Анна' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Анна' } };
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
