import { href } from '@janus-site/core';
import { NavigationContext } from '@janus-site/ui/hooks/navigation.ts';
import type { Navigation } from '@janus-site/ui/hooks/navigation.ts';
import { PageContext } from '@janus-site/ui/hooks/page.ts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Boundary } from './Boundary.tsx';

const page = { face: 'portfolio', language: 'ru', route: 'home', params: {}, query: {} } as const;
const navigation = { href } as unknown as Navigation;

const place = (children: ReactNode) => (
  <I18nProvider i18n={setupI18n({ locale: 'ru', messages: { ru: {} } })}>
    <PageContext value={page}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </PageContext>
  </I18nProvider>
);

function Broken(): never {
  throw new Error('broken');
}

it('shows the error screen in place of a broken one, and tries again when asked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new Error('broken');
    return <p>mended</p>;
  }
  render(
    place(
      <Boundary page={page}>
        <Fragile />
      </Boundary>,
    ),
  );
  expect(await screen.findByRole('heading', { name: 'Что-то сломалось' })).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(screen.getByText('mended')).toBeVisible();
});

it('shows the next page of the same screen, although one failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(
    place(
      <Boundary page={page}>
        <Broken />
      </Boundary>,
    ),
  );
  await screen.findByRole('heading', { name: 'Что-то сломалось' });
  rerender(
    place(
      <Boundary page={{ ...page }}>
        <p>another</p>
      </Boundary>,
    ),
  );
  expect(screen.getByText('another')).toBeVisible();
});
