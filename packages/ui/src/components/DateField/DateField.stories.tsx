import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notes } from '../../testing/notes.ts';
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
      notes: {
        whenNot: 'For a time that the program knows itself. For “since when” in words there is Field.',
        keyboard:
          'The platform’s own: Tab goes through day, month and year, arrows change them, Space opens the picker. A month is typed as text.',
        accessibility:
          'In the person’s own order of day and month, read by the platform. A month has its form in the help, and a phone shows digits for it; the field writes the hyphens.',
        anatomy: 'A Field: label, the input of the platform or of text for a month, below it help or error.',
        content: {
          ru: 'Подпись — событие: «Начало», «Дата и время». Образец стоит в подсказке: 2024-05.',
          en: 'The label is the event: “Start”, “Date and time”. The pattern stands in the help: 2024-05.',
        },
      } satisfies Notes,
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
