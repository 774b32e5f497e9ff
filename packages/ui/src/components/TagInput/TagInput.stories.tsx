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
};
export default meta;
type Story = StoryObj<typeof TagInput>;

export const Ready: Story = {};
export const Empty: Story = { args: { value: [], help: 'Enter или запятая добавляет' } };
export const LongWords: Story = { args: { value: ['Очень-длинное-слово-'.repeat(6), 'C'] } };
export const Wrong: Story = { args: { error: 'Не больше 30 меток' } };
