// From the first start to one's own site: four questions, few presses, and nothing of the sample left.
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { address, startProduct } from '../scripts/support/product.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { askServer } from './support/askServer.ts';
import { writeStaticCopy } from './support/writeStaticCopy.ts';
import { pdfText } from './support/pdfText.ts';
import { pictureText } from './support/pictureText.ts';

const mostPresses = 25;

/** Names of the sample's person, jobs, projects and posts, and of the product, which only a `generator` may contain. */
const notOwn =
  /Тепло города|City heat|Fullstack|Блог Мария|AleBlog|Software Engineer Portfolio|Алексе|Заречн|Alexey|[Zz]arechny|alexey@|Отвечаю в течение|I answer within|ломается ночью|breaks at night|Janus/g;
const everywhere = [
  'portfolio/index.html',
  'portfolio/cv/ru.pdf',
  'portfolio/en/resume/index.html',
  'portfolio/favicon.svg',
  'portfolio/resume.json',
  'blog/en/posts/index.html',
  'blog/404.html',
];
const places = {
  portfolio: [
    '/',
    '/en',
    '/resume',
    '/en/resume',
    '/resume.json',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
  ],
  blog: ['/', '/en', '/posts', '/en/posts', '/feed.xml', '/en/feed.xml', '/sitemap.xml'],
} as const;

const generator = /<meta name="generator"[^>]*>|<generator[^>]*>[^<]*<\/generator>/g;

const foreignWords = (text: string): string[] => text.replaceAll(generator, '').match(notOwn) ?? [];

/** Returns the text of the files in a folder, by path: pages, feeds, data, drawings and PDFs. */
async function textsIn(folder: string): Promise<Map<string, string>> {
  const files = await readdir(folder, { recursive: true });
  const texts = new Map<string, string>();
  for (const file of files.sort()) {
    if (/\.(html|xml|json|webmanifest|svg|txt|pdf)$/.test(file)) {
      const bytes = await readFile(join(folder, file));
      const text = file.endsWith('.pdf') ? pdfText(bytes) : bytes.toString('utf8');
      texts.set(file, text);
    }
  }
  return texts;
}

/** Returns the text of a page's preview picture; null if it has none. */
async function textOfPicture(port: number, face: 'portfolio' | 'blog', page: string): Promise<string | null> {
  const [, address] = /<meta property="og:image" content="([^"]+)"/.exec(page) ?? [];
  if (address === undefined) return null;
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  return pictureText((await askServer(port, face, pathname + search)).bytes);
}

test('a new owner sets up the site in at most 25 presses, nothing of the sample remains, and it can be restored', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), 'janus-first-'));
  const product = await startProduct(folder, ['--as-built']);
  const at = (face: 'portfolio' | 'blog', path: string) => address(product.port, face, path);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  let presses = 1;
  const press = async (what: Locator) => {
    presses += 1;
    await what.click();
  };
  try {
    await page.goto(at('portfolio', '/admin'));
    await signIn(page);
    await press(page.getByRole('link', { name: 'Начать' }));
    await page.getByLabel('Имя и фамилия').fill('Мария Иванова');
    await page.getByLabel('Чем занимаетесь').fill('Пишу прошивки');
    await press(button('Дальше'));
    await page.getByLabel('GitHub').fill('https://github.com/masha');
    await press(button('Дальше'));
    await page.getByLabel('Как называется блог').fill('Записки');
    await press(page.getByRole('radio', { name: 'Зелёный' }).first());
    await press(page.getByRole('radio', { name: 'Буквы' }));
    await page.getByLabel('Буквы логотипа').fill('МИ');
    await press(button('Дальше'));
    await press(button('Убрать пример'));
    await expect(page.getByText('Пример убран. Вернуть его можно')).toBeVisible();
    await press(button('Готово'));
    await expect(page.getByRole('heading', { name: 'Здравствуйте, Мария' })).toBeVisible();
    expect(presses).toBeLessThanOrEqual(mostPresses);
    const { body: settings } = await askServer(product.port, 'portfolio', '/api/v1/site/');
    expect(JSON.parse(settings)).toMatchObject({ logo: { letters: 'МИ' } });

    const pictures = new Map<string, string>();
    for (const face of ['portfolio', 'blog'] as const) {
      for (const path of places[face]) {
        const { status, body } = await askServer(product.port, face, path);
        expect([face, path, status, foreignWords(body)]).toEqual([face, path, 200, []]);
        const drawn = await textOfPicture(product.port, face, body);
        if (drawn !== null) pictures.set(`${face} ${path}`, drawn);
      }
    }
    expect(pictures.get('blog /')).toContain('Записки');
    expect(pictures.get('portfolio /resume')).toContain('Мария Иванова');
    for (const [path, text] of pictures) expect([path, foreignWords(text)]).toEqual([path, []]);
    await page.goto(at('blog', '/'));
    await expect(page).toHaveTitle('Записки — Блог Марии Ивановой');
    await writeStaticCopy(product.port, join(folder, 'copy'));
    const texts = await textsIn(join(folder, 'copy'));
    expect([...texts.keys()]).toEqual(expect.arrayContaining(everywhere));
    for (const [file, text] of texts) {
      expect([file, foreignWords(text)]).toEqual([file, []]);
    }

    await page.goto(at('portfolio', '/admin/site'));
    await button('Вернуть пример').click();
    await expect(page.getByText('Сейчас на сайте пример: проекты (')).toBeVisible();
    await page.goto(at('portfolio', '/admin/projects'));
    await expect(page.getByText('пример', { exact: true }).first()).toBeVisible();
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
