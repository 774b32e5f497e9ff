import type { Meta, StoryObj } from '@storybook/react-vite';
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
    },
  },
};
export default meta;
type Story = StoryObj<typeof TextArea>;

export const Ready: Story = { args: { defaultValue: 'Здравствуйте!\nПишу по поводу датчиков.' } };
export const Help: Story = {
  args: { help: 'До 5 000 знаков', isOptional: true },
  parameters: { english: { label: 'Message', help: 'Up to 5,000 characters' } },
};
export const Invalid: Story = {
  args: { error: 'Напишите сообщение' },
  parameters: { english: { label: 'Message', error: 'Write a message' } },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Здравствуйте!' } };
export const LongText: Story = { args: { defaultValue: 'Строка письма, одна из многих.\n'.repeat(40) } };
