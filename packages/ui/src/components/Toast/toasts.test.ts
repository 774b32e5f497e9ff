import { expect, test, vi } from 'vitest';
import { createToasts, toastsAtOnce } from './toasts.ts';

test('an action runs once, and the toast does not expire afterwards', () => {
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

test('above the limit the oldest toast is removed, and its onExpire runs', () => {
  const store = createToasts();
  const onExpire = vi.fn();
  store.show({ message: 'Первое', onExpire });
  for (let count = 0; count < toastsAtOnce; count += 1) store.show({ message: `Ещё ${count}` });
  expect(store.getSnapshot()).toHaveLength(toastsAtOnce);
  expect(onExpire).toHaveBeenCalledOnce();
});

test('a toast withdrawn by its caller disappears without calling onExpire', () => {
  const store = createToasts();
  const onExpire = vi.fn();
  store.show({ message: 'Удалено', onExpire })();
  expect(store.getSnapshot()).toEqual([]);
  expect(onExpire).not.toHaveBeenCalled();
});
