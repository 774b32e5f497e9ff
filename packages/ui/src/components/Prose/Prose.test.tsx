import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { Prose } from './Prose.tsx';

const html = '<p>Так:</p><pre class="code" data-language="ts"><code>const a = 1;</code></pre>';

it('copies code and confirms it', async () => {
  const user = userEvent.setup();
  render(
    <Stand place={testPlace()}>
      <Prose html={html} />
    </Stand>,
  );
  const button = await screen.findByRole('button', { name: 'Копировать' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveTextContent('Скопировано'));
  await waitFor(() => expect(button).toHaveTextContent('Копировать'), { timeout: 3000 });
  expect(await navigator.clipboard.readText()).toBe('const a = 1;');
});

it('removes its copy buttons when the HTML changes', () => {
  const place = testPlace();
  const { container, rerender } = render(
    <Stand place={place}>
      <Prose html={html} />
    </Stand>,
  );
  rerender(
    <Stand place={place}>
      <Prose html="<p>Другое</p>" />
    </Stand>,
  );
  expect(container.querySelector('button')).toBeNull();
  expect(container).toHaveTextContent('Другое');
});
