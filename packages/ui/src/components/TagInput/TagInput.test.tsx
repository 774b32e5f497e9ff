import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { addTags, TagInput } from './TagInput.tsx';

function Tags() {
  const [value, setValue] = useState(['Go']);
  return <TagInput label="Технологии" value={value} onValueChange={setValue} />;
}

const tagTexts = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('Enter, a comma or leaving the field adds a tag; Backspace removes the last one', async () => {
  const user = userEvent.setup();
  render(
    <Stand place={testPlace()}>
      <Tags />
    </Stand>,
  );
  await user.type(screen.getByLabelText('Технологии'), 'React{Enter}MQTT,');
  expect(tagTexts()).toEqual(['Go', 'React', 'MQTT']);
  await user.keyboard('{Backspace}');
  expect(tagTexts()).toEqual(['Go', 'React']);
  await user.type(screen.getByLabelText('Технологии'), 'SQLite');
  await user.tab();
  expect(tagTexts()).toEqual(['Go', 'React', 'SQLite']);
  await user.click(screen.getByRole('button', { name: 'Убрать: Go' }));
  expect(tagTexts()).toEqual(['React', 'SQLite']);
});

test.each(['s', 'ы'])('Ctrl+S adds the typed tag before the form is saved, also as Ctrl+%s', (key) => {
  const onValueChange = vi.fn();
  render(
    <Stand place={testPlace()}>
      <TagInput label="Технологии" value={['Go']} onValueChange={onValueChange} />
    </Stand>,
  );
  const field = screen.getByLabelText('Технологии');
  fireEvent.change(field, { target: { value: 'React' } });
  const save = vi.fn(() => [...onValueChange.mock.calls]);
  window.addEventListener('keydown', save, { once: true });
  fireEvent.keyDown(field, { key, code: 'KeyS', ctrlKey: true });
  expect(save).toHaveReturnedWith([[['Go', 'React']]]);
});

test('a comma adds the tag also where a phone does not tell which key was pressed', () => {
  render(
    <Stand place={testPlace()}>
      <Tags />
    </Stand>,
  );
  const field = screen.getByLabelText('Технологии');
  expect(field).toHaveAttribute('enterkeyhint', 'enter');
  fireEvent.change(field, { target: { value: 'one, tw' } });
  expect(tagTexts()).toEqual(['Go', 'one']);
  expect(field).toHaveValue('tw');
});

test('holding Backspace erases the typed word but no tags', async () => {
  const user = userEvent.setup();
  render(
    <Stand place={testPlace()}>
      <Tags />
    </Stand>,
  );
  await user.type(screen.getByLabelText('Технологии'), 'ab');
  await user.keyboard('{Backspace>4/}');
  expect(screen.getByLabelText('Технологии')).toHaveValue('');
  expect(tagTexts()).toEqual(['Go']);
});

test('addTags splits a line into tags, normalizes spaces and skips duplicates in any case', () => {
  expect(addTags(['Go'], ' go ,  React   Native;; MQTT\n')).toEqual(['Go', 'React Native', 'MQTT']);
});
