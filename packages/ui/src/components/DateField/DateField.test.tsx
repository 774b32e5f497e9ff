import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { DateField } from './DateField.tsx';

function Month() {
  const [value, setValue] = useState('');
  return <DateField label="Начало" precision="month" value={value} onValueChange={setValue} />;
}

test.each([
  ['202405', '2024-05'],
  ['20240517', '2024-05-17'],
  ['2024.05', '2024-05'],
  ['2024/05/17', '2024-05-17'],
  ['2024–05', '2024-05'],
  ['2024-05-17', '2024-05-17'],
  ['2024', '2024'],
  ['20245', '20245'],
])('a month typed as %s becomes %s', async (typed, value) => {
  render(
    <Stand place={testPlace()}>
      <Month />
    </Stand>,
  );
  const field = screen.getByLabelText('Начало');
  await userEvent.type(field, typed);
  expect(field).toHaveValue(value);
});
