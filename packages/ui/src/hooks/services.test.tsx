import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../locales/en.ts';
import { JanusProvider } from '../provider/JanusProvider.tsx';
import { useServices } from './services.ts';
import { UiProvider } from './UiProvider.tsx';

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
