import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { adminPost } from '../../../testing/adminAnswers.ts';
import { drawEditor, titleField } from '../../../testing/editorStand.tsx';

beforeEach(() => {
  localStorage.clear();
});

test('the preview of one language never shows the text of the other', async () => {
  const { server } = drawEditor(adminPost(), {
    previewPost: ({ body }: { body: unknown }) =>
      (body as { language: string }).language === 'en'
        ? new Promise(() => undefined)
        : { html: '<p>Русский просмотр</p>', contents: [], reading_minutes: 1 },
  });
  await titleField();
  expect(await screen.findByText('Русский просмотр')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^EN:/ }));
  await waitFor(() => expect(server.callsOf('previewPost').length).toBeGreaterThan(1));
  expect(screen.queryByText('Русский просмотр')).not.toBeInTheDocument();
});
