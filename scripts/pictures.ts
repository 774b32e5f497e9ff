// `npm run pictures`: takes the pictures of README.md and of the owner's guide from the product with its sample.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { browserArguments, findBrowser } from './browser.ts';
import { takeBeforeAfter } from './pictures/beforeAfter.ts';
import { takeGuide } from './pictures/guide.ts';
import { openWithFonts } from './pictures/openWithFonts.ts';
import { address, startProduct } from './support/product.ts';
import { root } from './support/root.ts';
import { signIn } from './support/signIn.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

interface Picture {
  file: string;
  face: 'portfolio' | 'blog';
  path: string;
  scheme: 'light' | 'dark';
  size: { width: number; height: number };
  /** Whether it requires signing in. */
  isPrivate?: boolean;
}

const desktop = { width: 1280, height: 960 };
const phone = { width: 390, height: 960 };

const pictures: readonly Picture[] = [
  { file: 'portfolio.png', face: 'portfolio', path: '/', scheme: 'light', size: desktop },
  { file: 'blog.png', face: 'blog', path: '/en', scheme: 'dark', size: desktop },
  { file: 'phone.png', face: 'portfolio', path: '/en', scheme: 'dark', size: phone },
  {
    file: 'admin.png',
    face: 'portfolio',
    path: '/en/admin/projects',
    scheme: 'light',
    size: desktop,
    isPrivate: true,
  },
];

async function take(browser: Browser, port: number, picture: Picture, folder: string): Promise<void> {
  const context = await browser.newContext({
    viewport: picture.size,
    colorScheme: picture.scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (picture.isPrivate) {
    await page.goto(address(port, picture.face, '/en/admin'));
    await signIn(page);
  }
  await openWithFonts(page, address(port, picture.face, picture.path));
  await page.screenshot({ path: join(folder, picture.file) });
  await context.close();
  console.log(join('docs/pictures', picture.file));
}

if (process.argv.includes('--help')) {
  console.log(
    'npm run pictures [-- --before=FOLDER [--only=NAME]]\n\nTakes docs/pictures/*.png and docs/pictures/guide from a fresh copy of the product.\n--before takes docs/pictures/before-after instead: FOLDER is an installed checkout of the state to compare with.',
  );
  process.exit(0);
}

const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

const folder = join(root, 'docs/pictures');
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments] });

async function takeCurrent(): Promise<void> {
  const product = await startProduct(temporaryFolder('pictures'));
  try {
    for (const picture of pictures) await take(browser, product.port, picture, folder);
    await takeGuide(browser, product.port, folder);
  } finally {
    await product.stop();
  }
}

try {
  const checkout = option('before');
  await (checkout === undefined
    ? takeCurrent()
    : takeBeforeAfter(browser, resolve(checkout), folder, option('only')));
} finally {
  await browser.close();
}
