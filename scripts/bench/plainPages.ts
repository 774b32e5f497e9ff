import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';

/** Pages with the text and the structure of real ones, without styles, scripts, pictures or fonts. */
export interface PlainPages {
  /** The plain versions, in the order of the given addresses. */
  urls: readonly string[];
  stop(): Promise<void>;
}

/** Runs in the page; returns its document reduced to text and structure. */
function stripDocument(): string {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of page.querySelectorAll(
    'script, style, link, svg, picture, img, noscript, head > meta',
  ))
    element.remove();
  for (const element of page.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (name !== 'href') element.removeAttribute(name);
  }
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`;
  const title = `<title>${document.title}</title><meta name="description" content="The same words.">`;
  return `<!doctype html><html lang="${document.documentElement.lang}"><head>${head}${title}</head>${page.querySelector('body')?.outerHTML ?? ''}</html>`;
}

export async function startPlainPages(addresses: readonly string[]): Promise<PlainPages> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments] });
  const bodies: Buffer[] = [];
  try {
    const page = await browser.newPage();
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      bodies.push(brotliCompressSync(await page.evaluate(stripDocument)));
    }
  } finally {
    await browser.close();
  }
  const server = createServer((request, response) => {
    const body = bodies[Number(request.url?.slice(1))];
    if (!body) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    urls: bodies.map((_, index) => `http://localhost:${port}/${index}`),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
