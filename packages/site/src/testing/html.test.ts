import { contentId } from '@janus-site/ui/components/PageHead/contentId.ts';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listedPages } from './listed.ts';
import type { StartedSite } from './startSite.ts';
import { startSite } from './startSite.ts';

let site: StartedSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's choices among valid forms: names in mixed case, `checked=""`, `<img/>`; and our lower-case doctype.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    // The title of a post contains the site's, the route's and its own name (docs/behaviour.md, B10).
    'long-title': 'off',
  },
});

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}

/** Besides the pages of the site maps: hidden pages, and pages that depend on a query. */
const others = {
  portfolio: ['/admin', '/en/admin', '/admin/projects', '/no-such-page', '/en/no-such-page'],
  blog: [
    '/login',
    '/en/login',
    '/posts/create',
    '/no-such-page',
    '/en/no-such-page',
    '/posts?q=esp32',
    '/en/posts?q=no+such+word',
    '/posts?tag=iot',
    '/tags/no-such-tag',
    '/en/post/code-review-of-one',
  ],
};

test.each(['portfolio', 'blog'] as const)(
  'the pages of the %s are valid HTML',
  async (face) => {
    const host = site.hosts[face];
    const listed = (await listedPages(site, host)).map((address) => address.slice(`http://${host}`.length));
    expect(listed.length).toBeGreaterThan(1);
    const faults: string[] = [];
    for (const path of [...listed, ...others[face]]) {
      const { text } = await site.ask(host, path);
      expect(text.startsWith('<!doctype html>'), path).toBe(true);
      for (const fault of await faultsOf(text)) faults.push(`${path} ${fault}`);
    }
    expect(faults).toEqual([]);
  },
  180_000,
);

test('the validator finds faults', async () => {
  const { text } = await site.ask(site.hosts.blog, '/');
  const broken = text.replace('</main>', `<p><div id="${contentId}"></div></p><img src="/x.png"></main>`);
  const faults = (await faultsOf(broken)).join('\n');
  for (const rule of ['no-dup-id', 'close-order', 'wcag/h37']) expect(faults).toContain(rule);
});

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '');

test('headings and footnotes of a text cannot take an id of its page', async () => {
  const former = idsOf((await site.ask(site.hosts.blog, '/post/esp32-sleep-nine-microamps')).text);
  const names = [...new Set([...former, 'Janus state', 'Content', 'Contents title', 'Related posts', 'fn1'])];
  const body = names.map((name) => `## ${name}\n\nWords[^1].`).join('\n\n') + '\n\n[^1]: A note.';
  const { id } = await site.write('POST', '/api/v1/posts/', {
    slug: 'equal-ids',
    translations: [{ language: 'ru', title: 'Ids', body, status: 'published' }],
  });
  const { text } = await site.ask(site.hosts.blog, '/post/equal-ids');
  await site.write('DELETE', `/api/v1/posts/${String(id)}/`);
  expect(text).toContain('id="janus-state"');
  expect((await faultsOf(text)).filter((fault) => fault.startsWith('no-dup-id'))).toEqual([]);
  const [own] = text.split('class="heading-anchor"', 1);
  expect(
    idsOf(text.replaceAll(/<h[2-6] id="[^"]*"/g, '')).filter((name) => !/_|^fn(ref)?\d/.test(name)),
  ).toEqual([]);
  expect(own).toContain(contentId);
});

test('the ids of the home page do not collide with those of its cards', async () => {
  const { text } = await site.ask(site.hosts.portfolio, '/');
  // Ids of a card begin with eight digits of its own id; those of its footnotes with `fn-`.
  const own = idsOf(text).filter((id) => !/^(?:[0-9a-f]{8}|fn(?:ref)?)-/.test(id));
  expect(own).toEqual(expect.arrayContaining(['projects', 'experience', 'contacts']));
  expect(new Set(idsOf(text)).size).toBe(idsOf(text).length);
});

test('only pages for the owner have Cross-Origin-Opener-Policy: same-origin', async () => {
  const policyOf = async (host: string, path: string) =>
    (await site.ask(host, path)).headers['cross-origin-opener-policy'];
  expect(await policyOf(site.hosts.portfolio, '/admin')).toBe('same-origin');
  expect(await policyOf(site.hosts.blog, '/login')).toBe('same-origin');
  expect(await policyOf(site.hosts.portfolio, '/')).toBeUndefined();
  expect(await policyOf(site.hosts.blog, '/posts')).toBeUndefined();
});
