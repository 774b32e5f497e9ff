import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { HomeScreen } from '../public/home/HomeScreen.tsx';
import { never, sampleScripts } from './sampleScripts.ts';
import { ServerMarkup } from './ServerMarkup.tsx';
import { Stand } from './Stand.tsx';
import { testPlace } from './testPlace.ts';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

/** Returns the element around the markup, once there is some. */
function draw(place = testPlace()) {
  const { container } = render(
    <ServerMarkup
      draw={(data, around = (story) => story) => (
        <Stand place={place} fallback={data}>
          {around(
            <>
              <Counter />
              <HomeScreen />
            </>,
          )}
        </Stand>
      )}
    />,
  );
  return waitFor(() => expect(container.querySelector('[style="display: contents;"]')).not.toBeNull(), {
    timeout: 5000,
  });
}

test('shows the loaded page, in which nothing handles events', async () => {
  await draw();
  expect(screen.getByRole('heading', { level: 1, name: 'Алексей Заречный' })).toBeVisible();
  expect(screen.getByText('Тепло города')).toBeVisible();
  const button = screen.getByRole('button', { name: '0' });
  await userEvent.click(button);
  expect(button).toHaveTextContent('0');
});

test('shows a page that never loads as the server sends it', async () => {
  await draw(testPlace({ scripts: { ...sampleScripts, listProjects: never } }));
  expect(screen.queryByText('Тепло города')).toBeNull();
});
