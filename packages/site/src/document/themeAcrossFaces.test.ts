import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseTheme, themeScriptOf } from '@janus-site/ui/theme/themeChoice.ts';

beforeEach(() => void vi.stubGlobal('Event', new JSDOM('').window.Event));
afterEach(() => void vi.unstubAllGlobals());

const home = 'https://me.example/?about=a';

/** Opens a page of a visitor, whose cookies outlive it, and runs the script of its head. */
function openPage(url: string, { domain, script = themeScriptOf(undefined), jar }: Opened = {}) {
  const { window } = new JSDOM(
    `<html ${domain ? `data-domain="${domain}"` : ''}><a href="https://other.example/posts?tag=a#b">x</a></html>`,
    { url, runScripts: 'outside-only', pretendToBeVisual: true, ...(jar && { cookieJar: jar }) },
  );
  window.eval(script);
  return window;
}
interface Opened {
  domain?: string;
  script?: string;
  jar?: JSDOM['cookieJar'];
}

it('stores the theme for both faces where they have a common parent domain', () => {
  const { cookieJar: jar } = new JSDOM('', { url: home });
  jar.setCookieSync('theme=light; path=/', home);
  chooseTheme('dark', openPage(home, { domain: 'me.example', jar }).document);
  const { document } = openPage('https://blog.me.example/', { domain: 'me.example', jar });
  expect(document.cookie).toBe('theme=dark');
  expect(document.documentElement.className).toBe('dark');
  chooseTheme('light', document);
  // The cookie that the first face had for itself is removed.
  expect(openPage(home, { domain: 'me.example', jar }).document.cookie).toBe('theme=light');
});

it('stores the theme for one face where the browser refuses the common domain', () => {
  const { document } = openPage('https://me.github.io/', { domain: 'github.io' });
  chooseTheme('dark', document);
  expect(document.cookie).toBe('theme=dark');
});

it('carries the theme by a link to a face without a common parent domain', () => {
  const script = themeScriptOf('light', 'other.example');
  const { document, location, Event } = openPage(home, { script });
  const link = document.querySelector('a')!;
  const press = () => link.dispatchEvent(new Event('click', { bubbles: true, cancelable: true }));
  expect(location.search).toBe('?about=a');
  press();
  expect(link.href).toBe('https://other.example/posts?tag=a#b');
  for (const choice of ['dark', 'system'] as const) {
    chooseTheme(choice, document);
    press();
    expect(link.href).toBe(`https://other.example/posts?tag=a&theme=${choice}#b`);
    const other = openPage(link.href, { script });
    expect(other.location.href).toBe('https://other.example/posts?tag=a#b');
    expect(other.document.cookie).toBe(`theme=${choice}`);
    expect(other.document.documentElement.className).toBe(choice === 'dark' ? 'dark' : '');
  }
  expect(openPage('https://other.example/?theme=blue', { script }).document.cookie).toBe('');
});
