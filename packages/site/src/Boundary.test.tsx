import { href } from '@janus-site/core';
import { NavigationContext } from '@janus-site/ui/hooks/navigation.ts';
import type { Navigation } from '@janus-site/ui/hooks/navigation.ts';
import { PageContext } from '@janus-site/ui/hooks/page.ts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Boundary } from './Boundary.tsx';

const page = { face: 'portfolio', language: 'ru', route: 'home', params: {}, query: {} } as const;
const navigation = { href } as unknown as Navigation;

it('shows the error screen in place of a broken one, and tries again when asked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new Error('broken');
    return <p>mended</p>;
  }
  render(
    <I18nProvider i18n={setupI18n({ locale: 'ru', messages: { ru: {} } })}>
      <PageContext value={page}>
        <NavigationContext value={navigation}>
          <Boundary>
            <Fragile />
          </Boundary>
        </NavigationContext>
      </PageContext>
    </I18nProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Что-то сломалось' })).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(screen.getByText('mended')).toBeVisible();
});
