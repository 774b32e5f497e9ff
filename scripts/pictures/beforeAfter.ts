// The sheets of docs/look.md: ten pages before and after, each at four widths.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { address, startProduct } from '../support/product.ts';
import { signIn } from '../support/signIn.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { openWithFonts } from './openWithFonts.ts';

type Face = 'portfolio' | 'blog';

interface Side {
  path: string | ((port: number) => Promise<string>);
  /** The element to show at the top of the window. */
  anchor?: string;
}

interface Sheet {
  name: string;
  face: Face;
  before: Side;
  /** The same as before by default. */
  after?: Side;
  scheme?: 'light' | 'dark';
  /** Whether it requires signing in. */
  isPrivate?: boolean;
}

const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** The maximum size of a sheet in bytes. */
const most = 120_000;

async function ask<T>(port: number, path: string): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`);
  return (await answer.json()) as T;
}

async function firstProject(port: number): Promise<string> {
  const { items } = await ask<{ items: { id: string }[] }>(port, '/projects/');
  return `/?project=${items[0]?.id ?? ''}`;
}

const longPost = 'updates-over-the-air';
async function editor(port: number): Promise<string> {
  const { id } = await ask<{ id: string }>(port, `/posts/slug/${longPost}/`);
  return `/posts/${id}/edit`;
}

const sheets: readonly Sheet[] = [
  { name: 'portfolio', face: 'portfolio', before: { path: '/' } },
  {
    name: 'project',
    face: 'portfolio',
    before: { path: firstProject, anchor: '#projects' },
    after: { path: '/projects/teplo-goroda' },
  },
  { name: 'experience', face: 'portfolio', before: { path: '/', anchor: '#experience' } },
  { name: 'contacts', face: 'portfolio', before: { path: '/', anchor: '#contacts' }, scheme: 'dark' },
  { name: 'blog', face: 'blog', before: { path: '/' } },
  { name: 'posts', face: 'blog', before: { path: '/posts' }, scheme: 'dark' },
  { name: 'post', face: 'blog', before: { path: `/post/${longPost}` } },
  {
    name: 'tag',
    face: 'blog',
    before: { path: `/en/tags/${encodeURIComponent('электроника')}` },
    after: { path: '/en/tags/electronics' },
  },
  { name: 'not-found', face: 'blog', before: { path: '/post/update-over-air' }, scheme: 'dark' },
  { name: 'editor', face: 'blog', before: { path: editor }, isPrivate: true },
];

/** Scrolls an element to the top of the window. */
async function showPart(page: Page, anchor: string): Promise<void> {
  const part = page.locator(anchor);
  // Content near the window is laid out only now, which moves the element.
  for (let turn = 0; turn < 2; turn += 1) {
    await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await page.waitForTimeout(300);
  }
}

/** Returns pictures of one page, from narrow to wide, as data addresses. */
async function takeRow(browser: Browser, port: number, sheet: Sheet, side: Side): Promise<string[]> {
  const path = typeof side.path === 'string' ? side.path : await side.path(port);
  const context = await browser.newContext({ colorScheme: sheet.scheme ?? 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.setViewportSize(sizes[0]);
  const url = address(port, sheet.face, path);
  if (sheet.isPrivate) {
    await page.goto(address(port, sheet.face, '/login'));
    await signIn(page);
    // Once, in one window, because the editor reports other windows.
    await page.goto(url, { waitUntil: 'networkidle' });
  } else {
    await openWithFonts(page, url);
  }
  const row: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    if (side.anchor !== undefined) await showPart(page, side.anchor);
    // The preview of the editor appears only if there is room for it.
    await page.waitForTimeout(sheet.isPrivate ? 4000 : 500);
    await page.waitForLoadState('networkidle');
    row.push(`data:image/png;base64,${(await page.screenshot()).toString('base64')}`);
  }
  await context.close();
  return row;
}

const figures = (row: readonly string[]) =>
  row
    .map(
      (source, index) =>
        `<figure><img src="${source}"><figcaption>${sizes[index]?.width}</figcaption></figure>`,
    )
    .join('');

async function draw(browser: Browser, before: readonly string[], after: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(`<style>
    body { margin: 0; color: #57575a; background: #fff; font: 500 18px/1 system-ui, sans-serif; }
    main { display: grid; gap: 14px; width: max-content; padding: 20px; }
    p { margin: 0; color: #1b1b1a; font-weight: 650; }
    div { display: flex; gap: 16px; }
    figure { display: grid; gap: 8px; margin: 0; }
    img { box-sizing: border-box; height: 420px; border: 1px solid #c8c8c5; border-radius: 6px; }
  </style>
  <main><p>Before</p><div>${figures(before)}</div><p>After</p><div>${figures(after)}</div></main>`);
  const { width, height } = (await page.locator('main').boundingBox()) ?? sizes[3];
  await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
  const session = await page.context().newCDPSession(page);
  let bytes = Buffer.alloc(0);
  for (const quality of [80, 70, 60, 50, 40, 30]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    bytes = Buffer.from(data, 'base64');
    if (bytes.length <= most) break;
  }
  await page.close();
  return bytes;
}

/** Compares the installed product of another checkout with this one. */
export async function takeBeforeAfter(
  browser: Browser,
  checkout: string,
  folder: string,
  wanted: string | undefined,
): Promise<void> {
  const former = (await import(pathToFileURL(join(checkout, 'scripts/support/product.ts')).href)) as {
    startProduct: typeof startProduct;
  };
  const data = temporaryFolder('before-after');
  const target = join(folder, 'before-after');
  await mkdir(target, { recursive: true });
  const was = await former.startProduct(join(data, 'before'));
  try {
    const is = await startProduct(join(data, 'after'));
    try {
      for (const sheet of sheets.filter(({ name }) => wanted === undefined || name === wanted)) {
        const before = await takeRow(browser, was.port, sheet, sheet.before);
        const after = await takeRow(browser, is.port, sheet, sheet.after ?? sheet.before);
        const bytes = await draw(browser, before, after);
        await writeFile(join(target, `${sheet.name}.webp`), bytes);
        console.log(`docs/pictures/before-after/${sheet.name}.webp, ${Math.round(bytes.length / 1000)} kB`);
      }
    } finally {
      await is.stop();
    }
  } finally {
    await was.stop();
  }
}
