import type { ClientError, Problem } from '@janus-site/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { ErrorState } from './ErrorState.tsx';

const http = (status: number, body?: Problem): ClientError => ({
  kind: 'http',
  status,
  body,
  message: `HTTP ${status}`,
});

test.each<[string, ClientError, string]>([
  ['the service’s own sentence', http(409, { detail: 'x', error: { message: 'Занято.' } }), 'Занято.'],
  ['a generic sentence, not the status', http(502), 'Что-то пошло не так. Попробуйте ещё раз.'],
  ['no detail', http(500, { detail: 'Подробно' }), 'Что-то пошло не так. Попробуйте ещё раз.'],
  ['the slow server', { kind: 'timeout', message: 'x' }, 'Сервер не ответил вовремя.'],
])('shows %s', (_, error, text) => {
  render(
    <Stand place={testPlace()}>
      <ErrorState error={error} />
    </Stand>,
  );
  expect(screen.getByText(text)).toBeVisible();
});
