import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { chooseTheme, themeScript, themeScriptOf } from '../../theme/themeChoice.ts';
import { ThemeMenu } from './ThemeMenu.tsx';

const root = document.documentElement;
const runScript = (text = themeScript) => {
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
};

afterEach(() => {
  root.className = '';
  document.cookie = 'theme=; max-age=0; path=/';
});

it('applies the chosen theme at once and stores it in a cookie', async () => {
  render(
    <Stand place={testPlace()}>
      <ThemeMenu />
    </Stand>,
  );
  await userEvent.click(screen.getByLabelText('Тема', { selector: 'summary' }));
  expect(screen.getByRole('radio', { name: 'Как в системе' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Тёмная' }));
  expect(root).toHaveClass('dark');
  expect(document.cookie).toContain('theme=dark');
  await userEvent.click(screen.getByLabelText('Тема', { selector: 'summary' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Как в системе' }));
  expect(root).not.toHaveClass('dark');
  expect(document.cookie).not.toContain('theme=dark');
});

it('shows a theme that was chosen elsewhere', async () => {
  render(
    <Stand place={testPlace()}>
      <ThemeMenu />
    </Stand>,
  );
  act(() => chooseTheme('dark', document));
  expect(await screen.findByRole('radio', { name: 'Тёмная', hidden: true })).toBeChecked();
});

it.each([
  ['Светлая', 'light'],
  [null, ''],
])('keeps a choice made before hydration: %s', async (name, choice) => {
  const page = (
    <Stand place={testPlace()}>
      <ThemeMenu />
    </Stand>
  );
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page);
  if (name !== null) screen.getByRole<HTMLInputElement>('radio', { name, hidden: true }).checked = true;
  const hydrated = await act(async () => hydrateRoot(box, page));
  expect(root.className.replace('switching', '').trim()).toBe(choice);
  expect(document.cookie.includes('theme=')).toBe(choice !== '');
  await act(async () => hydrated.unmount());
  box.remove();
});

it('closes on Escape and returns the focus', async () => {
  render(
    <Stand place={testPlace()}>
      <ThemeMenu />
    </Stand>,
  );
  const summary = screen.getByLabelText('Тема', { selector: 'summary' });
  await userEvent.click(summary);
  await userEvent.keyboard('{Escape}');
  expect(summary.closest('details')).not.toHaveAttribute('open');
  expect(summary).toHaveFocus();
});

it('closes after a choice by the pointer or Enter and returns the focus; arrows leave it open', async () => {
  render(
    <Stand place={testPlace()}>
      <ThemeMenu />
    </Stand>,
  );
  const summary = screen.getByLabelText('Тема', { selector: 'summary' });
  const menu = summary.closest('details');
  await userEvent.click(summary);
  await userEvent.click(screen.getByText('Тёмная'));
  expect(root).toHaveClass('dark');
  expect(menu).not.toHaveAttribute('open');
  expect(summary).toHaveFocus();
  await userEvent.click(summary);
  expect(menu).toHaveAttribute('open');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(root).toHaveClass('light');
  expect(menu).toHaveAttribute('open');
  await userEvent.keyboard('{Enter}');
  expect(menu).not.toHaveAttribute('open');
  expect(summary).toHaveFocus();
});

it('the inline script applies the stored theme before the first paint', () => {
  document.cookie = 'theme=light; path=/';
  runScript();
  expect(root).toHaveClass('light');
});

it('any stored choice overrides the default theme of the site', () => {
  for (const [cookie, shown] of [
    ['', 'dark'],
    ['theme=light', 'light'],
    ['theme=dark', 'dark'],
    ['theme=system', ''],
  ]) {
    document.cookie = `${cookie || 'theme=; max-age=0'}; path=/`;
    // As the server writes it.
    root.className = 'dark';
    runScript(themeScriptOf('dark'));
    expect(root.className, cookie).toBe(shown);
  }
  expect(themeScriptOf(undefined)).toBe(themeScript);
});
