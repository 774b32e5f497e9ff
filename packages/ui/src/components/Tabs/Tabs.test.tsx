import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

const values = ['один', 'два', 'три'];

function Three() {
  const [value, setValue] = useState('один');
  const items = values.map((each) => ({
    value: each,
    label: each,
    content: <input aria-label={`Поле ${each}`} />,
  }));
  return <Tabs label="Числа" items={items} value={value} onValueChange={setValue} />;
}
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

it('arrows, Home and End select a tab; arrows wrap at the ends', async () => {
  const user = userEvent.setup();
  render(<Three />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'один' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toBe('два');
  expect(screen.getByRole('tab', { name: 'два' })).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}');
  expect(chosen()).toBe('один');
  await user.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('три');
  await user.keyboard('{Home}');
  expect(chosen()).toBe('один');
});

it('leaves arrows with a modifier to the browser', async () => {
  const user = userEvent.setup();
  render(<Three />);
  await user.tab();
  for (const modifier of ['Alt', 'Control', 'Meta']) {
    await user.keyboard(`{${modifier}>}{ArrowRight}{/${modifier}}`);
    expect(chosen()).toBe('один');
  }
});

it('is a single tab stop; the next one is inside the panel, which is named by its tab', async () => {
  const user = userEvent.setup();
  render(<Three />);
  await user.tab();
  await user.tab();
  expect(screen.getByLabelText('Поле один')).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('один');
});

it('keeps the text typed into a panel while it is hidden', async () => {
  const user = userEvent.setup();
  render(<Three />);
  await user.type(screen.getByLabelText('Поле один'), 'слово');
  await user.click(screen.getByRole('tab', { name: 'три' }));
  expect(screen.getByLabelText('Поле один')).not.toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'один' }));
  expect(screen.getByLabelText('Поле один')).toHaveValue('слово');
});
