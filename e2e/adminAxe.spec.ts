// Every page of the admin area, in both languages, light and dark: no accessibility violation, no console message,
// nothing blocked by the Content-Security-Policy.
import type { Page } from '@playwright/test';
import { isWhole } from '../scripts/support/isWhole.ts';
import { expect, expectAccessible, signIn, test } from './support/fixtures.ts';

interface Stop {
  directive: string;
  what: string;
}

/** Returns what the policy has blocked, across the pages of a test. */
async function listenToPolicy(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.exposeFunction('reportStop', (stop: Stop) => void stops.push(stop));
  await page.addInitScript(() => {
    const { reportStop } = globalThis as unknown as { reportStop(stop: Stop): void };
    document.addEventListener('securitypolicyviolation', (event) =>
      reportStop({ directive: event.violatedDirective, what: event.blockedURI }),
    );
  });
  return stops;
}

const pages = {
  portfolio: [
    '/admin',
    '/admin/projects',
    '/admin/projects?new=1',
    '/admin/projects?deleted=1',
    '/admin/projects?q=нет-такого',
    '/admin/experience',
    '/admin/experience?new=1',
    '/admin/messages',
    '/admin/messages?state=spam',
    '/admin/users',
    '/admin/users?new=1',
    '/admin/trail',
    '/admin/trail?group=backups',
    '/admin/figures',
    '/admin/figures?period=day',
    '/admin/profile',
    '/admin/site',
    '/admin/site?welcome=1',
    '/admin/resume',
    '/admin/resume?new=version',
    '/admin/redirects',
  ],
  blog: [
    '/login',
    '/login?deleted=1',
    '/login?state=scheduled',
    '/posts/create',
    '/admin/tags',
    '/admin/series',
    '/admin/redirects',
    '/admin/import',
    '/admin/figures',
  ],
} as const;

// Split between both workers.
test.describe.configure({ mode: 'parallel' });

for (const face of ['portfolio', 'blog'] as const) {
  // English differs in its texts only, so it is tested in the full form only.
  for (const language of isWhole ? (['ru', 'en'] as const) : (['ru'] as const)) {
    test(`${face}, ${language}: every admin page is accessible and violates no Content-Security-Policy`, async ({
      page,
      site,
    }) => {
      test.slow();
      const stops = await listenToPolicy(page);
      const wear = (colorScheme: 'light' | 'dark') =>
        page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await wear('light');
      await page.goto(site.at(face, face === 'blog' ? '/login' : '/admin'));
      await signIn(page);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Вход');
      const prefix = language === 'en' ? '/en' : '';
      for (const path of pages[face]) {
        await wear('light');
        await page.goto(site.at(face, prefix + path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectAccessible(page);
        // A theme changes only colours, and a language changes none.
        if (language === 'en') continue;
        await wear('dark');
        await expectAccessible(page, ['color-contrast']);
      }
      expect(stops).toEqual([]);
    });
  }
}
