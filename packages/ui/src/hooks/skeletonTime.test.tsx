import { profile } from '@janus-site/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleProfile } from '../testing/sampleAnswers.ts';
import { Stand } from '../testing/Stand.tsx';
import { testPlace } from '../testing/testPlace.ts';
import { useRead } from './useRead.ts';

function Name() {
  return <p>{useRead(profile.published('ru')).state}</p>;
}

const wait = (milliseconds: number) => new Promise((resolve) => void setTimeout(resolve, milliseconds));

function open(latency: number) {
  const getProfile = async () => {
    await wait(latency);
    return sampleProfile('ru');
  };
  render(
    <Stand place={testPlace({ scripts: { getProfile } })}>
      <Name />
    </Stand>,
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows a quick answer at once: no skeleton has been seen', async () => {
  open(150);
  await pass(190);
  expect(screen.getByText('ready')).toBeVisible();
});

it('lets a skeleton that has been seen stay for 300 ms', async () => {
  open(250);
  await pass(400);
  expect(screen.getByText('pending')).toBeVisible();
  await pass(120);
  expect(screen.getByText('ready')).toBeVisible();
});
