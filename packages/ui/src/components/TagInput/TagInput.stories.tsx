import type { Meta, StoryObj } from '@storybook/react-vite';
import { TagInput } from './TagInput.tsx';

const meta: Meta<typeof TagInput> = {
  component: TagInput,
  args: {
    label: 'Технологии',
    value: ['TypeScript', 'React', 'Go'],
    onValueChange: () => undefined,
    isOptional: true,
  },
  parameters: {
    english: { label: 'Technologies' },
    docs: {
      description: {
        component:
          'Several short words. Enter or a comma adds, a pasted line with commas becomes several, Backspace in the empty field takes the last away, leaving adds what stands there. What was added and taken away is spoken.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof TagInput>;

export const Ready: Story = {};
export const Empty: Story = { args: { value: [], help: 'Enter или запятая добавляет' } };
export const LongWords: Story = { args: { value: ['Очень-длинное-слово-'.repeat(6), 'C'] } };
export const Invalid: Story = { args: { error: 'Не больше 30 меток' } };
