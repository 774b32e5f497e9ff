import type { Scripts } from '@janus-site/core/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminScripts, sampleSite } from '../../testing/adminAnswers.ts';
import { adminSession, sampleStaff } from '../../testing/adminSession.ts';
import { adminPlace, AdminStand } from '../../testing/AdminStand.tsx';
import { fakeTime } from '../../testing/fakeTime.ts';
import { SampleNotice } from './SampleNotice.tsx';

const removed = { items: [], has_profile: false, restorable: 12 };

function draw(getSample: object, session = adminSession(), more: Scripts = {}) {
  const scripts = { ...adminScripts, getSample, removeSample: removed, restoreSample: sampleSite, ...more };
  // A page that staff may open too; otherwise nothing is rendered for them.
  const place = adminPlace({ route: 'projectsAdmin', scripts, session });
  render(
    <AdminStand place={place}>
      <SampleNotice withRestoring />
    </AdminStand>,
  );
  return place;
}

test('lists what the sample contains, removes it and offers to restore it', async () => {
  const { server } = draw(sampleSite);
  expect(await screen.findByText(/профиль, проекты \(4\), посты/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Убрать пример' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(server.callsOf('restoreSample')).toHaveLength(1));
  expect(server.callsOf('removeSample')).toHaveLength(1);
  expect(await screen.findByText('Пример возвращён')).toBeVisible();
});

test('a removed sample can be restored later too', async () => {
  const { server } = draw(removed);
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть пример' }));
  await waitFor(() => expect(server.callsOf('restoreSample')).toHaveLength(1));
});

test('shows nothing when no sample is left, or to users who may not remove it', async () => {
  const advance = fakeTime();
  const { server } = draw({ ...removed, restorable: 0 });
  await waitFor(() => expect(server.callsOf('getSample')).toHaveLength(1));
  expect(screen.queryByText(/пример/i)).toBeNull();
  const staff = draw(sampleSite, adminSession(sampleStaff));
  await advance(1000);
  expect(staff.server.callsOf('getSample')).toHaveLength(0);
});

test('without a response the reason is in the language of the admin area', async () => {
  const restoreSample = () => {
    throw new TypeError('Failed to fetch');
  };
  draw(removed, adminSession(), { restoreSample });
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть пример' }));
  const toast = await screen.findByText(/^Пример не возвращён: /);
  expect(toast.textContent).not.toMatch(/[a-z]/i);
});
