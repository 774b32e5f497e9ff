import { expect, test, vi } from 'vitest';
import { createToasts, toastsAtOnce } from './toasts.ts';

test('an action is taken once and the toast does not expire after it', () => {
  const store = createToasts();
  const onAction = vi.fn();
  const onExpire = vi.fn();
  store.show({ message: 'Удалено', tone: 'undo', action: { label: 'Вернуть', onAction }, onExpire });
  const id = store.getSnapshot()[0]?.id ?? 0;
  store.act(id);
  store.act(id);
  store.expire(id);
  expect(onAction).toHaveBeenCalledOnce();
  expect(onExpire).not.toHaveBeenCalled();
});

test('the oldest gives way, and what it spoke of becomes final', () => {
  const store = createToasts();
  const onExpire = vi.fn();
  store.show({ message: 'Первое', onExpire });
  for (let count = 0; count < toastsAtOnce; count += 1) store.show({ message: `Ещё ${count}` });
  expect(store.getSnapshot()).toHaveLength(toastsAtOnce);
  expect(onExpire).toHaveBeenCalledOnce();
});

test('taken back silently, nothing follows', () => {
  const store = createToasts();
  const onExpire = vi.fn();
  store.show({ message: 'Удалено', onExpire })();
  expect(store.getSnapshot()).toEqual([]);
  expect(onExpire).not.toHaveBeenCalled();
});
