import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notes } from '../../testing/notes.ts';
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
      notes: {
        whenNot: 'For one value: Field, or Select where the values are known. To show tags: TagLinks.',
        keyboard:
          'Enter or a comma adds, Backspace in the empty field takes the last away, leaving the field or Ctrl+S adds what stands there. Each tag’s cross is a stop of Tab.',
        accessibility:
          'What was added and taken away is spoken. Every cross names its tag. Suggestions are the platform’s own list.',
        content: {
          ru: 'Слова пишутся так, как их увидят посетители: TypeScript, а не typescript.',
          en: 'Words are written as visitors will see them: TypeScript, not typescript.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof TagInput>;

export const Ready: Story = {};
export const Empty: Story = {
  args: { value: [], help: 'Enter или запятая добавляет' },
  parameters: { english: { help: 'Enter or comma to add' } },
};
export const LongWords: Story = {
  args: { value: ['Очень-длинное-слово-'.repeat(6), 'C'] },
  parameters: { english: { value: ['A-very-long-word-'.repeat(6), 'C'] } },
};
export const Invalid: Story = {
  args: { error: 'Не больше 30 меток' },
  parameters: { english: { error: 'At most 30 tags' } },
};
