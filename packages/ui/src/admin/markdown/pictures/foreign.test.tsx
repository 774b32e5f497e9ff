import { problem } from '@janus-site/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { postWith } from '../../../testing/editorAnswers.ts';
import { bodyField, drawEditor } from '../../../testing/editorStand.tsx';
import { pastedMarkdown } from '../paste/pastedMarkdown.ts';

const far = 'https://far.example/cat.png';
const lost = 'https://lost.example/a.png';
const copied = { id: 'a', url: '/media/cat.webp', width: 1, height: 1, content_type: 'image/webp', size: 1 };
const html =
  '<h2>Кот</h2><p><b>рыжий</b> <img src="https://far.example/cat.png" onerror="alert(1)" alt="кот"></p>';
const previewPost = { html: '', contents: [], reading_minutes: 1 };
const copyMedia = ({ body }: { body: unknown }) =>
  JSON.stringify(body).includes('lost') ? problem(422, 'picture_unreachable', 'Не отвечает.') : copied;

beforeEach(() => localStorage.clear());

const paste = async (data: Record<string, string>) => {
  const field = await bodyField();
  const clipboardData = { files: [], getData: (type: string) => data[type] ?? '' };
  const isPlain = fireEvent.paste(field, { clipboardData });
  if (isPlain) fireEvent.change(field, { target: { value: data['text/plain'] } });
  return field;
};

test('the preview counts pictures from other sites, and one click copies all it can', async () => {
  const { server } = drawEditor(postWith('ru', { body: `![Кот](${far}) ![](${lost}) ![](${far})` }), {
    previewPost,
    copyMedia,
  });
  const preview = await screen.findByRole('region', { name: 'Просмотр' });
  expect(preview).toHaveTextContent('В тексте 2 картинки с других сайтов');
  await userEvent.click(await screen.findByRole('button', { name: 'Скопировать картинки сюда' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('lost.example: Не отвечает.');
  expect(await bodyField()).toHaveValue(`![Кот](/media/cat.webp) ![](${lost}) ![](/media/cat.webp)`);
  expect(server.callsOf('copyMedia').map(({ body }) => body)).toEqual([{ address: far }, { address: lost }]);
  expect(preview).toHaveTextContent('В тексте 1 картинка с другого сайта');
});

test('pictures in pasted Markdown and formatted text are copied at once', async () => {
  drawEditor(postWith('ru', { body: '' }), { previewPost, copyMedia });
  const field = await paste({ 'text/plain': `до ![](${far}) после` });
  await waitFor(() => expect(field).toHaveValue('до ![](/media/cat.webp) после'));
  field.setSelectionRange(0, field.value.length);
  await paste({ 'text/plain': 'Кот', 'text/html': html });
  await waitFor(() => expect(field).toHaveValue('## Кот\n\n**рыжий** ![кот](/media/cat.webp)'));
});

test('an address without its slashes is sent as browsers read it', async () => {
  const { server } = drawEditor(postWith('ru', { body: '![](https:/far.example/cat.png)' }), {
    previewPost,
    copyMedia,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Скопировать картинки сюда' }));
  await waitFor(async () => expect(await bodyField()).toHaveValue('![](/media/cat.webp)'));
  expect(server.callsOf('copyMedia').map(({ body }) => body)).toEqual([{ address: far }]);
});

test('when copying is turned off on the server, one call is sent', async () => {
  const { server } = drawEditor(postWith('ru', { body: `![](${far}) ![](${lost})` }), {
    previewPost,
    copyMedia: problem(422, 'copying_off', 'Выключено.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Скопировать картинки сюда' }));
  expect(await screen.findByText(/Выключено\./)).toBeVisible();
  expect(server.callsOf('copyMedia')).toHaveLength(1);
});

test('pasted HTML loses its scripts and pictures without a usable address', () => {
  const hostile =
    '<script>alert(1)</script><style>p{}</style><a href="/x" onclick="alert(1)">x</a><img src="data:image/png;base64,AA"><img src=x>';
  expect(pastedMarkdown(hostile)).toBe('[x](/x)');
});
