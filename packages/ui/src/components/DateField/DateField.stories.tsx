import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from './DateField.tsx';

const meta: Meta<typeof DateField> = {
  component: DateField,
  args: { label: 'Начало', precision: 'month', value: '2024-05', onValueChange: () => undefined },
};
export default meta;
type Story = StoryObj<typeof DateField>;

export const Month: Story = {};
export const Day: Story = { args: { precision: 'day', value: '2024-05-17' } };
export const Time: Story = { args: { precision: 'time', value: '2026-11-22T09:30' } };
export const Wrong: Story = { args: { value: 'май', error: 'Введите год и месяц так: 2024-05' } };
