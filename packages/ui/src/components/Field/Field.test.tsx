import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import type { FieldTexts } from './FieldFrame.tsx';
import { Field } from './Field.tsx';

const stand = (children: ReactNode) => <Stand place={testPlace()}>{children}</Stand>;
const nothing = () => undefined;
const controls: readonly [string, (texts: FieldTexts) => ReactNode][] = [
  ['a field', (texts) => <Field {...texts} />],
  ['a text area', (texts) => <TextArea {...texts} />],
  ['a select', (texts) => <Select {...texts} value="a" options={[]} onValueChange={nothing} />],
  ['a date', (texts) => <DateField {...texts} precision="day" value="" onValueChange={nothing} />],
  ['a checkbox', (texts) => <Checkbox {...texts} checked onCheckedChange={nothing} />],
];

it.each(controls)(
  '%s is tied to its label and its help text; an error replaces the help text',
  (_name, draw) => {
    const { rerender } = render(stand(draw({ label: 'Имя', help: 'Как к вам обращаться' })));
    const control = screen.getByLabelText('Имя');
    expect(control).toHaveAccessibleDescription('Как к вам обращаться');
    expect(control).not.toBeInvalid();
    rerender(stand(draw({ label: 'Имя', help: 'Как к вам обращаться', error: 'Напишите имя' })));
    expect(control).toHaveAccessibleDescription('Напишите имя');
    expect(control).toBeInvalid();
  },
);

it('marks an optional field in its label', () => {
  render(stand(<Field label="Telegram" isOptional />));
  expect(screen.getByLabelText('Telegram (необязательно)')).toBeVisible();
});

it('a checkbox is toggled by Space and by a click on its label', async () => {
  const user = userEvent.setup();
  function Own() {
    const [checked, setChecked] = useState(false);
    return <Checkbox label="Показывать" checked={checked} onCheckedChange={setChecked} />;
  }
  render(stand(<Own />));
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Показывать' })).toBeChecked();
  await user.click(screen.getByText('Показывать'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('a select reports the value of the chosen option', async () => {
  const onValueChange = vi.fn();
  const options = [
    { value: 'staff', label: 'Сотрудник' },
    { value: 'owner', label: 'Владелец' },
  ] as const;
  render(
    stand(
      <Select<'staff' | 'owner'>
        label="Роль"
        value="staff"
        options={options}
        onValueChange={onValueChange}
      />,
    ),
  );
  await userEvent.selectOptions(screen.getByLabelText('Роль'), 'Владелец');
  expect(onValueChange).toHaveBeenCalledWith('owner');
});
