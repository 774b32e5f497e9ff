import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BodyForm } from './useBodyChange.ts';
import { useBodyChange } from './useBodyChange.ts';
import { createEditorRegistry } from './editorRegistry.ts';
import type { TextSource } from './textSource.ts';

test('a change of the program reaches the field before the next letter', () => {
  const current = createEditorRegistry();
  const fill = vi.fn<(text: string) => void>();
  current.sources.set('ru', { fill } as unknown as TextSource);
  const changeText = vi.fn<BodyForm['changeText']>();
  const form = { read: () => ({ ru: { body: 'раз' } }), changeText } as unknown as BodyForm;
  const { result } = renderHook(() => useBodyChange(form, { current }));
  result.current('ru', (body) => `${body} два`);
  expect(fill).toHaveBeenCalledWith('раз два');
  expect(changeText).toHaveBeenCalledWith('ru', { body: 'раз два' });
});
