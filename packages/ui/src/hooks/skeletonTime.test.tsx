import type { Language } from '@janus-site/core';
import { profile } from '@janus-site/core';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleProfile } from '../testing/sampleAnswers.ts';
import { Stand } from '../testing/Stand.tsx';
import { testPlace } from '../testing/testPlace.ts';
import { useRead } from './useRead.ts';

interface NameProps {
  language?: Language;
  keepPrevious?: boolean;
}

function Name({ language = 'ru', keepPrevious = false }: NameProps) {
  return <p>{useRead(profile.published(language), { keepPrevious }).state}</p>;
}

const wait = (milliseconds: number) => new Promise((resolve) => void setTimeout(resolve, milliseconds));

function open(latency: number, props: NameProps = {}) {
  const getProfile = async () => {
    await wait(latency);
    return sampleProfile('ru');
  };
  render(
    <Stand place={testPlace({ scripts: { getProfile } })}>
      <Name {...props} />
    </Stand>,
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows a quick answer at once, since no skeleton has appeared yet', async () => {
  open(150);
  await pass(190);
  expect(screen.getByText('ready')).toBeVisible();
});

it('keeps a skeleton for 300 ms once it has appeared', async () => {
  open(250);
  await pass(400);
  expect(screen.getByText('pending')).toBeVisible();
  await pass(120);
  expect(screen.getByText('ready')).toBeVisible();
});

it('keeps it with keepPrevious too while there are no previous data', async () => {
  open(250, { keepPrevious: true });
  await pass(400);
  expect(screen.getByText('pending')).toBeVisible();
  await pass(120);
  expect(screen.getByText('ready')).toBeVisible();
});

it('does not delay an answer while previous data are shown instead of a skeleton', async () => {
  function Two() {
    const [language, setLanguage] = useState<Language>('ru');
    const read = useRead(profile.published(language), { keepPrevious: true });
    const text = read.state === 'ready' ? `${language} ${read.isStale}` : read.state;
    return (
      <button type="button" onClick={() => setLanguage('en')}>
        {text}
      </button>
    );
  }
  const getProfile = async () => {
    await wait(250);
    return sampleProfile('ru');
  };
  render(
    <Stand place={testPlace({ scripts: { getProfile } })}>
      <Two />
    </Stand>,
  );
  await pass(520);
  act(() => screen.getByRole('button', { name: 'ru false' }).click());
  await pass(200);
  expect(screen.getByText('en true')).toBeVisible();
  await pass(70);
  expect(screen.getByText('en false')).toBeVisible();
});
