// Takes the pictures of docs/owner-guide.md and docs/owner-guide.en.md by walking through the guide in a browser.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { address } from '../support/product.ts';
import { signIn } from '../support/signIn.ts';
import { openWithFonts } from './openWithFonts.ts';

const languages = ['ru', 'en'] as const;
type Language = (typeof languages)[number];

/** The texts to type and press, as the page shows them in each language. */
const words = {
  ru: {
    both: 'RU + EN: два языка рядом',
    details: 'Сведения (Ctrl+.)',
    closeDetails: 'Закрыть сведения',
    pane: 'Русский',
    actions: 'Действия: Русский',
    publish: 'Проверить и опубликовать…',
    now: 'Опубликовать',
    title: 'Как я слушаю крыши',
    summary: 'Неделя с микрофоном и паяльником.',
    body: 'Началось всё с дождя.\n\n## Что понадобилось\n\n- микрофон\n- терпение',
    change: 'Началось всё с града.',
    letters: [
      {
        name: 'Ирина Волкова',
        email: 'irina@example.com',
        message:
          'Здравствуйте! Возьмётесь за датчики для теплицы на 400 м²? Участок показан на https://example.com/map.',
      },
      {
        name: 'Павел',
        email: 'pavel@example.com',
        message:
          'Спасибо за пост про очереди: переписали свою за вечер. Можно ли сослаться на него в докладе?',
      },
    ],
  },
  en: {
    both: 'RU + EN: both languages side by side',
    details: 'Details (Ctrl+.)',
    closeDetails: 'Close details',
    pane: 'English',
    actions: 'Actions: English',
    publish: 'Check and publish…',
    now: 'Publish',
    title: 'How I listen to roofs',
    summary: 'A week with a microphone and a soldering iron.',
    body: 'It all began with rain.\n\n## What was needed\n\n- a microphone\n- patience',
    change: 'It all began with hail.',
    letters: [
      {
        name: 'Irene Wolf',
        email: 'irene@example.com',
        message:
          'Hello! Would you take on sensors for a greenhouse of 400 m²? The place is shown at https://example.com/map.',
      },
      {
        name: 'Paul',
        email: 'paul@example.com',
        message: 'Thanks for the post on queues: we rewrote ours in an evening. May I refer to it in a talk?',
      },
    ],
  },
} as const;

interface Walk {
  page: Page;
  language: Language;
  open(face: 'portfolio' | 'blog', path: string): Promise<void>;
  take(name: string): Promise<void>;
}

/** Sends a message as a visitor would with the contact form. */
async function write(page: Page, letter: (typeof words)[Language]['letters'][number]): Promise<void> {
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/v1/feedback/', { method: 'POST', headers, body: JSON.stringify(body) })).status;
  }, letter);
  if (status !== 201) throw new Error(`A message was answered with ${status}`);
}

async function walkPortfolio({ page, language, open, take }: Walk): Promise<void> {
  await open('portfolio', '/admin');
  await take('sign-in');
  await signIn(page);
  await page.waitForLoadState('networkidle');
  await take('start');
  await open('portfolio', '/admin/profile');
  await take('profile');
  await open('portfolio', '/admin/projects');
  await take('projects');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();
  await page.locator('#field-ru-title').or(page.locator('#field-en-title')).first().waitFor();
  await take('project');
  for (const letter of words[language].letters) await write(page, letter);
  await open('portfolio', '/admin/messages');
  await take('messages');
  await open('portfolio', '/admin/users');
  await take('users');
}

async function walkBlog({ page, language, open, take }: Walk): Promise<void> {
  const say = words[language];
  const field = (name: string) => page.locator(`#field-${language}-${name}`);
  await open('blog', '/login');
  await signIn(page);
  await page.waitForLoadState('networkidle');
  await take('posts');
  await open('blog', '/posts/create');
  await page.getByRole('button', { name: say.both }).click();
  await field('title').fill(say.title);
  await field('body').fill(say.body);
  await page.getByRole('button', { name: say.details }).click();
  await field('summary').fill(say.summary);
  await page.getByRole('button', { name: say.closeDetails }).click();
  // No tooltip for what has appeared under the pointer.
  await page.mouse.move(0, 0);
  await take('write');
  await page.waitForURL(/\/edit$/);
  await page.getByRole('button', { name: say.actions }).click();
  await page.getByRole('menuitem', { name: say.publish }).click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await take('publish');
  await sheet.getByRole('button', { name: say.now, exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await field('body').fill(say.change);
  await page
    .getByText(/^(Правка сохранена|Changes saved)/)
    .first()
    .waitFor();
  await take('change');
}

/** Walks through the guide once in each language. */
export async function takeGuide(browser: Browser, port: number, folder: string): Promise<void> {
  for (const language of languages) {
    const target = join(folder, 'guide', language);
    await mkdir(target, { recursive: true });
    const context = await browser.newContext({
      viewport: { width: 1160, height: 760 },
      locale: language,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const prefix = language === 'en' ? '/en' : '';
    const walk: Walk = {
      page,
      language,
      open: async (face, path) => {
        await openWithFonts(page, address(port, face, prefix + path));
      },
      take: async (name) => {
        await page.waitForTimeout(500);
        await page.screenshot({ path: join(target, `${name}.png`) });
        console.log(`docs/pictures/guide/${language}/${name}.png`);
      },
    };
    await walkPortfolio(walk);
    await walkBlog(walk);
    await context.close();
  }
}
