import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { postWith } from '../../../../testing/editorAnswers.ts';
import { bodyField, drawEditor, titleField } from '../../../../testing/editorStand.tsx';
import { readFrontMatter } from '../../../markdown/front/readFrontMatter.ts';

describe('readFrontMatter', () => {
  test('reads the YAML of Jekyll, Astro and Obsidian', () => {
    const head =
      '---\nlayout: post\ntitle: "Поиск: \\"ё\\""\ndescription: >-\n  Просто\n  текст\ndate: 2024-01-02\ndraft: true\ntags: [iot, \'#дом\', iot]\npermalink: /2024/01/Теплица/\n---';
    expect(readFrontMatter(`${head}\n\n# Текст\n---\n`)).toEqual({
      fields: {
        title: 'Поиск: "ё"',
        summary: 'Просто текст',
        slug: 'teplitsa',
        tags: ['iot', 'дом'],
        date: '2024-01-02T00:00:00.000Z',
      },
      others: ['layout: post', 'draft: true'],
      head,
      body: '# Текст\n---\n',
    });
  });

  test('reads the TOML of Hugo', () => {
    const found = readFrontMatter(
      '+++\r\ntitle = "Раз"\r\ndate = 2024-01-02T03:04:05Z\r\ntags = ["a", "b"]\r\n[params]\r\nx = 1\r\n+++\r\nТекст',
    );
    expect(found?.fields).toEqual({ title: 'Раз', tags: ['a', 'b'], date: '2024-01-02T03:04:05.000Z' });
    expect(found?.others).toEqual(['params: {"x":1}']);
    expect(found?.body).toBe('Текст');
  });

  test.each([
    ['2024-01-02 03:04:05 +0300', '2024-01-02T00:04:05.000Z'],
    ['2024-01-02 03:04', '2024-01-02T03:04:00.000Z'],
    ['2024-01-02T03:04:05+03:00', '2024-01-02T00:04:05.000Z'],
    ['вчера', undefined],
    ['2024-13-40', undefined],
  ])('reads the date %s if it is valid, else lists it among the other fields', (date, time) => {
    const found = readFrontMatter(`---\ntitle: а\ndate: ${date}\n---\n`);
    expect([found?.fields.date, found?.others]).toEqual([time, time ? [] : [`date: ${date}`]]);
  });

  test('takes a canonical URL if it is valid, else lists it among the other fields', () => {
    const found = (url: string) => readFrontMatter(`---\ntitle: а\ncanonical_url: ${url}\n---\n`);
    expect(found('https://habr.com/a')?.fields.canonical).toBe('https://habr.com/a');
    expect(found('/a')?.others).toEqual(['canonical_url: /a']);
  });

  test.each([
    ['text between two horizontal rules', '---\nПросто текст: с двоеточием\n---\nещё'],
    ['front matter without supported fields', '---\nlayout: post\n---\nещё'],
    ['broken YAML', '---\ntitle: "раз\n- два: [\n---\nещё'],
    ['a list', '---\n- title: раз\n---\n'],
    ['broken TOML', '+++\ntitle = раз два\n+++\n'],
    ['unclosed front matter', '---\ntitle: раз\n\nтекст'],
    [
      'nested YAML aliases (billion laughs)',
      `---\na: &a [x]\ntitle: раз\nb: ${'&b [*a,*a]\nc: [*b,*b'.repeat(50)}\n---\n`,
    ],
    ['front matter above the limit', `---\ntitle: ${'а'.repeat(20_001)}\n---\n`],
  ])('treats %s as plain text', (_, text) => expect(readFrontMatter(text)).toBeNull());

  test('does not truncate a long title', () => {
    const title = 'а'.repeat(300);
    expect(readFrontMatter(`---\ntitle: ${title}\n---\n`)?.fields.title).toBe(title);
  });
});

describe('pasted front matter', () => {
  beforeEach(() => localStorage.clear());
  const pasted = '---\ntitle: Теплица\nsummary: О погоде\ntags: [iot]\nlayout: post\n---\n\nТекст поста.';
  const paste = async (text: string) => {
    const getData = (type: string) => (type === 'text/plain' ? text : '');
    fireEvent.paste(await bodyField(), { clipboardData: { files: [], types: ['text/plain'], getData } });
  };

  test('fills empty fields, says what it used and what it could not, and can be put back', async () => {
    drawEditor(null);
    await paste(pasted);
    const notice = await screen.findByText(
      'Из шапки вставленного текста взяты: заголовок, краткое описание, метки.',
    );
    expect(notice.parentElement).toHaveTextContent('Для этого здесь нет поля: layout: post');
    expect(await titleField()).toHaveValue('Теплица');
    await waitFor(async () => expect(await bodyField()).toHaveValue('Текст поста.'));
    await userEvent.type(await bodyField(), ' Ещё.');
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть шапку в текст' }));
    expect(await titleField()).toHaveValue('');
    expect(await bodyField()).toHaveValue(`${pasted} Ещё.`);
    expect(notice).not.toBeInTheDocument();
  });

  test('gives an undated draft its publication date and its canonical address', async () => {
    const draft = postWith('ru', { status: 'draft', published_at: null, body: '', has_pending: false });
    const { server } = drawEditor(draft, { updatePost: draft });
    await paste('---\ndate: 2014-09-01\ncanonical: https://habr.com/a\ntags: [x]\n---\n\nТекст поста.');
    const notice = await screen.findByText(/взяты: .*дата публикации, адрес оригинала/);
    expect(notice).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.callsOf('updatePost')).not.toHaveLength(0));
    expect(server.callsOf('updatePost').at(-1)?.body).toMatchObject({
      canonical_url: 'https://habr.com/a',
      translations: [{ language: 'ru', published_at: '2014-09-01T00:00:00.000Z' }],
    });
  });

  test('leaves filled fields unchanged and says so', async () => {
    drawEditor(null);
    await userEvent.type(await titleField(), 'Свой');
    await paste(pasted);
    expect(await screen.findByText('Уже заполнены и не тронуты: заголовок.')).toBeVisible();
    expect(await titleField()).toHaveValue('Свой');
  });
});
