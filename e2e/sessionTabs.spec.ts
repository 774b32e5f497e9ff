// The session in several tabs of one person in a real browser. A lock alone is not enough there: it is handed over
// before the other tab's write can be seen (whatwg/html#403). JANUS_TAB_ROUNDS sets the rounds.
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/browser.ts';
import { isWhole } from '../scripts/support/isWhole.ts';
import { expect, ownerPassword, test } from './support/fixtures.ts';
import { makeAccess, startTabsServer } from './support/tabsServer.ts';
import type { TabsServer, Tokens } from './support/tabsServer.ts';

const rounds = Number(process.env['JANUS_TAB_ROUNDS'] ?? 5);
const list = '/api/v1/posts/';

interface TabWindow {
  client: {
    api: { posts: { GET(path: string): Promise<{ ok: boolean }> } };
    getSnapshot(): { status: string; user: { id: string } | null };
    subscribe(listener: () => void): () => void;
    refresh(): Promise<{ ok: boolean }>;
    logout(): Promise<{ ok: boolean }>;
  };
  signedOut: string[];
}

async function openTabs(context: BrowserContext, { url }: TabsServer, count: number): Promise<Page[]> {
  const tabs: Page[] = [];
  for (let tab = 0; tab < count; tab++) {
    const one = await context.newPage();
    await one.goto(url);
    await one.waitForFunction('window.client');
    tabs.push(one);
  }
  return tabs;
}
async function store(tab: Page | undefined, tokens: Tokens): Promise<void> {
  await tab?.evaluate(({ access_token: access, refresh_token: refresh }) => {
    localStorage.setItem('refreshToken', refresh);
    localStorage.setItem('accessToken', access);
  }, tokens);
  await new Promise((resolve) => void setTimeout(resolve, 60));
}
const state = (tab: Page) =>
  tab.evaluate(() => {
    const { client, signedOut } = window as unknown as TabWindow;
    const { status, user } = client.getSnapshot();
    return { status, user: user?.id, signedOut };
  });
/** Makes calls in all tabs in the same millisecond, which a timer would spread; returns how many were refused. */
async function callAtOnce(tabs: readonly Page[], calls: number): Promise<number> {
  const start = Date.now() + 80;
  const work = tabs.map((tab) =>
    tab.evaluate(
      async ([path, at, calls]) => {
        const { client } = window as unknown as TabWindow;
        while (Date.now() < at);
        const results = await Promise.all(Array.from({ length: calls }, () => client.api.posts.GET(path)));

        return results.filter((result) => !result.ok).length;
      },
      [list, start, calls] as const,
    ),
  );
  return (await Promise.all(work)).reduce((sum, failed) => sum + failed, 0);
}

let strict: TabsServer;
test.beforeAll(async () => {
  strict = await startTabsServer();
});
test.afterAll(() => strict.stop());
test.beforeEach(() => {
  Object.assign(strict, { replays: 0, latency: 5, window: 0, counts: {} });
});

for (const tabs of isWhole ? [2, 6] : [6])
  for (const calls of [3, 1])
    for (const service of ['strict', 'ours'] as const)
      test(`S40 S41 S42 ${tabs} tabs, ${calls} calls each, ${service}: one refresh per round, nobody signed out`, async ({
        context,
        site,
      }) => {
        test.setTimeout(180_000);
        const server = service === 'ours' ? await startTabsServer(site.port) : strict;
        const pages = await openTabs(context, server, tabs);
        const owner =
          service === 'ours'
            ? ((await (
                await context.request.post(`${server.url}api/v1/login/`, {
                  data: { username: 'owner', password: ownerPassword },
                })
              ).json()) as Tokens)
            : null;
        let failed = 0;
        const perRound: number[] = [];
        for (let round = 0; round < rounds; round++) {
          const before = server.counts['refresh'] ?? 0;
          await store(
            pages[0],
            owner ? { ...owner, access_token: makeAccess('owner', -10) } : strict.open('owner', -10),
          );
          failed += await callAtOnce(pages, calls);
          perRound.push((server.counts['refresh'] ?? 0) - before);
        }
        const states = await Promise.all(pages.map(state));
        const lost = states.filter(({ signedOut }) => signedOut.length > 0).length;
        const mean = perRound.reduce((sum, count) => sum + count, 0) / rounds;
        console.log(
          `| ${tabs} | ${calls} | ${service} | ${rounds} | ${mean.toFixed(2)} | ${Math.max(...perRound)} | ${server.replays} | ${lost} | ${failed} |`,
        );
        expect({ failed, lost, replays: server.replays, most: Math.max(...perRound), mean }).toEqual({
          failed: 0,
          lost: 0,
          replays: 0,
          most: 1,
          mean: 1,
        });
        if (server !== strict) server.stop();
      });

for (const count of isWhole ? [2, 6] : [2])
  test(`${count} tabs: the others follow when one refreshes, changes the user, signs out, clears its storage or closes`, async ({
    context,
  }) => {
    const [first, ...others] = (await openTabs(context, strict, count)) as [Page, ...Page[]];
    for (const tab of others)
      await tab.evaluate(() => (window as unknown as TabWindow).client.subscribe(() => undefined));

    await test.step('S48 after a refresh in another tab the new token is used and the user is not loaded again', async () => {
      await store(first, strict.open('anna', 600));
      await callAtOnce(others, 1);
      for (const tab of others) await tab.evaluate('client.loadUser()');
      const before = { ...strict.counts };
      expect(await first.evaluate('client.refresh().then(({ ok }) => ok)')).toBe(true);
      expect(await callAtOnce(others, 1)).toBe(0);
      expect(strict.counts['refresh']).toBe((before['refresh'] ?? 0) + 1);
      // The tab that refreshed reloads its user; the others do not.
      expect(strict.counts['me']).toBe((before['me'] ?? 0) + 1);
    });
    await test.step('S47 when another user signs in, the old user is replaced by the new one', async () => {
      await store(first, strict.open('boris', 600));
      for (const tab of others) await expect.poll(async () => (await state(tab)).user).toBe('boris');
    });
    await test.step('S46 a logout in one tab signs the others out without a request', async () => {
      await first.evaluate('client.loadUser()');
      const before = { ...strict.counts };
      expect(await first.evaluate('client.logout().then(({ ok }) => ok)')).toBe(true);
      for (const tab of others)
        await expect.poll(() => state(tab)).toMatchObject({ status: 'anonymous', signedOut: ['other-tab'] });
      expect(strict.counts).toEqual({ ...before, logout: (before['logout'] ?? 0) + 1 });
    });
    await test.step('S49 clearing the storage signs the other tabs out', async () => {
      await store(first, strict.open('anna', 600));
      for (const tab of others)
        await expect.poll(async () => (await state(tab)).status).toBe('authenticated');
      await first.evaluate(() => localStorage.clear());
      for (const tab of others)
        await expect
          .poll(() => state(tab))
          .toMatchObject({ status: 'anonymous', signedOut: ['other-tab', 'other-tab'] });
    });
    await test.step('S44 a lock that other code never releases delays calls for less than 7 seconds', async () => {
      await store(first, strict.open('anna', -10));
      await first.evaluate(
        (name) => void navigator.locks.request(name, () => new Promise(() => undefined)),
        `janus-refresh ${new URL(strict.url).origin}`,
      );
      const start = Date.now();
      expect(await callAtOnce(others.slice(0, 1), 1)).toBe(0);
      expect(Date.now() - start).toBeLessThan(7000);
      await first.goto('about:blank');
      await first.goto(strict.url);
      await first.waitForFunction('window.client');
    });
    await test.step('S43 when the refreshing tab is closed before its response, the others continue', async () => {
      Object.assign(strict, { latency: 700, window: 10 });
      await store(first, strict.open('anna', -10));
      const before = strict.counts['refresh'] ?? 0;
      await first.evaluate((path) => void (window as unknown as TabWindow).client.api.posts.GET(path), list);
      await expect.poll(() => strict.counts['refresh']).toBe(before + 1);
      const work = callAtOnce(others, 1);
      await new Promise((resolve) => void setTimeout(resolve, 200));
      await first.close();
      expect(await work).toBe(0);
      for (const tab of others) expect((await state(tab)).status).toBe('authenticated');
    });
  });

test('S45 tabs without Web Locks each refresh; if the service has a grace window, nobody is signed out', async ({
  context,
}) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  strict.window = 10;
  const tabs = await openTabs(context, strict, 2);
  await store(tabs[0], strict.open('anna', -10));
  expect(await callAtOnce(tabs, 3)).toBe(0);
  expect(strict.counts['refresh']).toBeLessThanOrEqual(2);
  for (const tab of tabs) expect((await state(tab)).status).toBe('authenticated');
});

/** The browser's own reasons against its back/forward cache: a browser without windows has none. */
const ofBrowser = new Set(['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']);

test('S54 a recent refresh marker does not keep a page out of the back/forward cache', async () => {
  // Playwright disables this cache, so this browser is started without that switch.
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext();
    const [tab] = (await openTabs(context, strict, 1)) as [Page];
    const cdp = await context.newCDPSession(tab);
    await cdp.send('Page.enable');
    const reasons: string[] = [];
    cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    );
    await store(tab, strict.open('anna', -10));
    expect(await callAtOnce([tab], 1)).toBe(0);
    expect((await state(tab)).status).toBe('authenticated');
    // Within the three seconds during which the mark is held.
    await tab.evaluate((url) => void (location.href = `${url}elsewhere`), strict.url);
    await tab.waitForURL('**/elsewhere');
    await tab.evaluate(() => history.back()).catch(() => undefined);
    // A page restored from the cache is not loaded again.
    await expect.poll(() => tab.url()).toBe(strict.url);
    expect(reasons.filter((reason) => !ofBrowser.has(reason))).toEqual([]);
  } finally {
    await browser.close();
  }
});
