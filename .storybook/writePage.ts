import type { ToolbarValues } from './toolbars.ts';

/** Sets on `<html>` what the site sets there, and the visitor's settings of system and browser. */
export function writePage({ language, face, theme, text, bars }: ToolbarValues): void {
  const root = document.documentElement;
  root.lang = language;
  root.dataset['face'] = face;
  root.classList.remove('light', 'dark');
  if (theme !== 'system') root.classList.add(theme);
  root.style.fontSize = text === 'double' ? '200%' : '';
  root.dataset['scrollBars'] = bars;
}
