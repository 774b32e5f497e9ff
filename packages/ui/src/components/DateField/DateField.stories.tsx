import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from './DateField.tsx';

const meta: Meta<typeof DateField> = {
  component: DateField,
  args: { label: 'Начало', precision: 'month', value: '2024-05', onValueChange: () => undefined },
  parameters: {
    english: { label: 'Start' },
    docs: {
      description: {
        component:
          'A date by the platform’s own picker, in the person’s own order of day and month. A month is typed, because two of the browsers have no picker for it.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof DateField>;

export const Month: Story = {};
export const Day: Story = { args: { precision: 'day', value: '2024-05-17' } };
export const Time: Story = { args: { precision: 'time', value: '2026-11-22T09:30' } };
export const Empty: Story = { args: { value: '', isOptional: true } };
export const Invalid: Story = {
  args: { value: 'май', error: 'Введите год и месяц так: 2024-05' },
  parameters: {
    english: { label: 'Start', value: 'May', error: 'Enter the year and the month like this: 2024-05' },
  },
};
