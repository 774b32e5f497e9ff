import { expect, test } from 'vitest';
import { createFailurePage } from './failurePage.tsx';

const page = createFailurePage({
  hosts: { portfolio: ['me.example'], blog: ['blog.me.example'] },
  scheme: 'https',
  baseUrls: { auth: '', portfolio: '' },
  machineHead: () => '',
  findParts: () => ({
    entry: '/entry.js',
    preloads: [],
    fonts: [],
    styles: [{ href: '/a.css', rules: [{ around: [], selectors: [], text: '@page{}' }] }],
  }),
});
const ask = async (address: string) => {
  const answer = await page(new Request(address));
  return { answer, html: await answer.text() };
};

test('the failure page is in the visitor’s language, without data and without scripts', async () => {
  const { answer, html } = await ask('https://blog.me.example/posts?tag=iot');
  expect(answer.status).toBe(500);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toMatch(/<html [^>]*lang="ru" data-face="blog"/);
  expect(html).toMatch(/<h1[^>]*>Что-то сломалось/);
  expect(html).toContain('href="/posts?tag=iot"');
  expect(html).not.toContain('entry.js');
  expect(html).not.toContain('application/json');
  // The failure page does not know the owner's name.
  expect(html).toMatch(/<p hidden="">©/);
});

test('the failure page exists in English and on the other face', async () => {
  const { answer, html } = await ask('https://me.example/en/x/y');
  expect(answer.headers.get('content-language')).toBe('en');
  expect(html).toMatch(/<html [^>]*lang="en" data-face="portfolio"/);
  expect(html).toMatch(/<title>Something broke<\/title>|<title>Something/);
});
