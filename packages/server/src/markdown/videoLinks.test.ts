import { expect, test } from 'vitest';
import { htmlOf } from '../testing/htmlOf.ts';

const id = '7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11';
const card = (address: string, title: string, host: string) =>
  `<p><a class="video-card" href="${address}" rel="noopener"><span class="video-title">${title}</span> <span class="video-host">${host}</span></a></p>`;

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube'],
  ['https://youtu.be/dQw4w9WgXcQ?t=42', 'YouTube'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'YouTube'],
  ['https://vimeo.com/148751763', 'Vimeo'],
  ['https://rutube.ru/video/10b3a03fc01d5bbcc632a2f3514e8aab/', 'RuTube'],
  ['https://vk.com/video-22822305_456241864', 'VK'],
  ['https://vkvideo.ru/video-22822305_456241864', 'VK'],
])('%s alone in its paragraph becomes a video card', async (address, host) => {
  expect((await htmlOf(address)).trim()).toBe(card(address, 'Видео', host));
  expect((await htmlOf(`<${address}>`, { language: 'en' })).trim()).toBe(card(address, 'Video', host));
});

test('the text of a link becomes the card’s title', async () => {
  expect(await htmlOf('[Пайка & сборка](https://youtu.be/dQw4w9WgXcQ)')).toContain(
    '<span class="video-title">Пайка &amp; сборка</span>',
  );
});

test.each([
  'см. https://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/@channel',
  'https://youtube.com.far.example/watch?v=dQw4w9WgXcQ',
  'https://far.example/?https://youtu.be/dQw4w9WgXcQ',
  '[![](/a.png)](https://youtu.be/dQw4w9WgXcQ)',
])('not a video card: %s', async (text) => expect(await htmlOf(text)).not.toContain('video-card'));

test('a video card loads nothing from another site, and a hostile address stays harmless', async () => {
  const html = await htmlOf('https://youtu.be/dQw4w9WgXcQ"onmouseover="alert(1)');
  expect(html).not.toMatch(/<(?:img|iframe|source|video)|<[^>]*\sonmouseover/);
});

test('a video of the site is a player with its dimensions, label and caption', async () => {
  const pictures = { [id]: { width: 640, height: 360 } };
  expect((await htmlOf(`![Запуск](/media/${id}.mp4 "Первый *запуск*")`, { pictures })).trim()).toBe(
    `<figure><video controls preload="metadata" src="/media/${id}.mp4" width="640" height="360" aria-label="Запуск"></video><figcaption>Первый *запуск*</figcaption></figure>`,
  );
  expect(await htmlOf(`![](/media/${id}.webm)`)).toContain(`src="/media/${id}.webm"></video>`);
});

test('an SVG has its dimensions and one file for all widths', async () => {
  const html = await htmlOf(`![Схема](/media/${id}.svg)`, {
    pictures: { [id]: { width: 2000, height: 1000 } },
  });
  expect(html).toContain(`<img src="/media/${id}.svg" alt="Схема" width="2000" height="1000"`);
  expect(html).not.toContain('srcset');
});
