import { readFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openSettled } from './openSettled.ts';
import { readSettings, subjectsFile } from './settings.ts';
import { sizes, themes } from './subject.ts';
import type { Subject } from './subject.ts';

const subjects = JSON.parse(readFileSync(subjectsFile(readSettings()), 'utf8')) as Subject[];

/** One window for all pictures: cached files halve the time. */
const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const window = await browser.newPage({ locale: 'ru-RU', timezoneId: 'UTC', reducedMotion: 'reduce' });
      await window.clock.setFixedTime(new Date('2026-03-14T12:00:00Z'));
      await window.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await use(window);
      await window.close();
    },
    { scope: 'worker' },
  ],
});

for (const { name, url } of subjects)
  test(name, async ({ window }) => {
    for (const theme of themes)
      for (const size of sizes) {
        await window.setViewportSize(size);
        await window.emulateMedia({ colorScheme: theme });
        await openSettled(window, url);
        // A busy browser may show the page first, and apply the theme to it later.
        await window.waitForFunction(
          (isDark) => matchMedia('(prefers-color-scheme: dark)').matches === isDark,
          theme === 'dark',
        );
        const picture = [name, `${theme}-${size.width}.png`];
        // Soft, so that the next picture is compared too.
        await expect.soft(window).toHaveScreenshot(picture, { fullPage: true });
      }
  });
