import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer from 'puppeteer-core';
import type { Browser } from 'puppeteer-core';

const names = ['firefox-esr', 'firefox'];
const applications = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Returns the path of the Firefox that JANUS_FIREFOX names or the machine has. */
export function findFirefox(): string | undefined {
  const named = process.env['JANUS_FIREFOX'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, ...applications].find(existsSync);
}

/** Opens it without a window, with scroll bars that take room. */
export function openFirefox(executablePath: string): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'ru-RU, ru, en',
      'ui.useOverlayScrollbars': 0,
      'widget.non-native-theme.scrollbar.style': 4,
    },
  });
}
