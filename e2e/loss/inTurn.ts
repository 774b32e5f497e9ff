// One person has one pair of hands: a chord comes between two letters. Around one it would be another chord.
import type { Page } from 'playwright';

const presses = new WeakMap<Page, Promise<unknown>>();

/** Presses keys once those before them are up. */
export function inTurn(page: Page, press: () => Promise<void>): Promise<void> {
  const pressed = (presses.get(page) ?? Promise.resolve()).then(press);
  presses.set(
    page,
    pressed.catch(() => undefined),
  );
  return pressed;
}
