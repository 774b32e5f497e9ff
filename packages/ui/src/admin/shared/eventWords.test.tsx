import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { messages } from '../../locales/admin/ru.po';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { useEventWords } from './eventWords.ts';

function Place({ children }: { children: ReactNode }) {
  return (
    <Stand place={testPlace()} words={messages}>
      {children}
    </Stand>
  );
}

test('a right is described differently when it is granted and when it is withdrawn', () => {
  const { result } = renderHook(useEventWords, { wrapper: Place });
  const facts = (...details: string[]) => result.current.facts({ details });
  const rights = [
    ['superuser', 'not_superuser'],
    ['owner', 'not_owner'],
    ['staff', 'not_staff'],
    ['enabled', 'disabled'],
  ];
  for (const [granted = '', withdrawn = ''] of rights) {
    expect(facts(granted)).not.toBe(facts(withdrawn));
    for (const detail of [granted, withdrawn]) expect(facts(detail)).toMatch(/^[а-я ]+$/);
  }
  // Rows of earlier versions.
  expect(facts('is_superuser', 'superuser')).toBe('суперпользователь');
  expect(facts('roles', 'is_active')).toBe('роли, вход');
});
