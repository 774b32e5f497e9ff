import type { Loader } from '@janus-site/core';
import { posts, profile } from '@janus-site/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../locales/en.ts';
import { JanusProvider } from '../provider/JanusProvider.tsx';
import { sampleProfile } from '../testing/sampleAnswers.ts';
import { Stand } from '../testing/Stand.tsx';
import { testPlace } from '../testing/testPlace.ts';
import { serializeKey } from './serializeKey.ts';
import { UiProvider } from './UiProvider.tsx';
import { useMore } from './useMore.ts';
import { useRead } from './useRead.ts';
import { useServices } from './services.ts';

const read = profile.published('ru');
const named = (name: string) => {
  const answer = sampleProfile('ru');
  return { ...answer, translations: [{ ...answer.translations[0], name }] };
};
const placeOf = (name: string) => testPlace({ scripts: { getProfile: () => named(name) } });

/** A list of the name in the profile. */
const namesAt = (): Loader<{ items: string[]; total: number }> => ({
  key: posts.list().key,
  load: async (api) => {
    const result = await read.load(api);
    if (!result.ok) return result;
    return { ...result, data: { items: [String(result.data.translations[0]?.name)], total: 1 } };
  },
});

function Names() {
  const one = useRead(read);
  const more = useMore(namesAt);
  const name = one.state === 'ready' ? one.data.translations[0]?.name : one.state;
  return <p>{`${name}, ${more.state === 'ready' ? more.items.join(' ') : more.state}`}</p>;
}

it('shows no data of the previous services after they have changed, and loads those of the new ones', async () => {
  const fallback = { [serializeKey(read.key)]: named('Ada') };
  const tree = (place: ReturnType<typeof placeOf>) => (
    <Stand place={place} fallback={fallback}>
      <Names />
    </Stand>
  );
  const { rerender } = render(tree(placeOf('Ada')));
  expect(await screen.findByText('Ada, Ada')).toBeVisible();
  rerender(tree(placeOf('Grace')));
  expect(screen.getByText('pending, pending')).toBeVisible();
  expect(await screen.findByText('Grace, Grace')).toBeVisible();
});

it('JanusProvider keeps its services, and so the data, when only the page changes', () => {
  const apis = new Set<unknown>();
  function Child() {
    apis.add(useServices().api);
    return null;
  }
  const tree = (route: 'blogHome' | 'home') => (
    <JanusProvider language="en" messages={messages} page={{ route }} Provider={UiProvider}>
      <Child />
    </JanusProvider>
  );
  const { rerender } = render(tree('home'));
  rerender(tree('blogHome'));
  expect(apis.size).toBe(1);
});
