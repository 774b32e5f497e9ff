// Keys are pressed one after the other, as by one person: a shortcut between two letters, never during one.
import type { Page } from 'playwright';

const presses = new WeakMap<Page, Promise<unknown>>();

/** Presses keys after earlier ones are released. */
export function inTurn(page: Page, press: () => Promise<void>): Promise<void> {
  const pressed = (presses.get(page) ?? Promise.resolve()).then(press);
  presses.set(
    page,
    pressed.catch(() => undefined),
  );
  return pressed;
}
