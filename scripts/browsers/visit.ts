import { setTimeout as wait } from 'node:timers/promises';

/** A tab of any browser. */
export interface Visit {
  /** Messages of its console and its network, if the browser reports them. */
  complaints: string[];
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number): Promise<void>;
  /** Calls a function in the page; it has access to the value only. */
  evaluate<Value, Result>(call: (value: Value) => Result, value?: Value): Promise<Awaited<Result>>;
  /** Moves the pointer to the element and presses. */
  click(selector: string): Promise<void>;
  /** Types at the focus; a line break is the Enter key. */
  type(text: string): Promise<void>;
  /** Presses a key with Ctrl, on a Mac with ⌘. */
  shortcut(key: Shortcut): Promise<void>;
  close(): Promise<void>;
}

export type Shortcut = 'a' | 'b' | 'z' | 'End';

/** A running browser. */
export interface Walker {
  /** Its name and version. */
  name: string;
  open(width: number): Promise<Visit>;
  close(): Promise<void>;
}

const patience = 20_000;

/** Waits until the function returns true in the page; errors while another page is loading are ignored. */
export async function until<Value>(
  visit: Visit,
  holds: (value: Value) => boolean,
  value?: Value,
): Promise<void> {
  const end = performance.now() + patience;
  let refusal: unknown;
  const ask = () =>
    visit.evaluate(holds, value).catch((error: unknown) => {
      refusal = error;
      return false;
    });
  while (!(await ask())) {
    if (performance.now() > end)
      throw new Error(`This did not come true: ${String(holds)} ${String(value)}`, { cause: refusal });
    await wait(50);
  }
}

/** Presses an element once it exists and is in the window; without a smooth scroll, which would still be running. */
export async function press(visit: Visit, selector: string): Promise<void> {
  await until(
    visit,
    (wanted: string) => {
      const found = document.querySelector(wanted);
      found?.scrollIntoView({ behavior: 'instant', block: 'center' });
      return found !== null;
    },
    selector,
  );
  await visit.click(selector);
}

/** Presses the button or menu item with this name. */
export async function pressButton(visit: Visit, words: string): Promise<void> {
  await until(
    visit,
    (wanted: string) => {
      const found = [...document.querySelectorAll('button, [role="menuitem"]')].find(
        (button) => (button.getAttribute('aria-label') ?? button.textContent.trim()) === wanted,
      );
      found?.setAttribute('data-walk', wanted);
      return found !== undefined;
    },
    words,
  );
  await press(visit, `[data-walk="${words}"]`);
}

/** Types into the field. */
export async function typeInto(visit: Visit, selector: string, text: string): Promise<void> {
  await press(visit, selector);
  await visit.type(text);
}

/** Waits until the page is hydrated: React marks the elements that it has hydrated. */
export const hydrated = (visit: Visit): Promise<void> =>
  until(visit, () => Object.keys(document.documentElement).some((key) => key.startsWith('__react')));

/** Waits for this text on the page. */
export const seeWords = (visit: Visit, words: string): Promise<void> =>
  until(
    visit,
    (wanted: string) => document.body.textContent.replaceAll('\u00A0', ' ').includes(wanted),
    words,
  );

/** Waits until the page's heading starts with this text. */
export const seeHeading = (visit: Visit, words: string): Promise<void> =>
  until(
    visit,
    (wanted: string) => document.querySelector('h1')?.textContent.trim().startsWith(wanted) === true,
    words,
  );

export function ensure(isRight: boolean, sentence: string): void {
  if (!isRight) throw new Error(sentence);
}

/** Checks that the console has no messages, except the browser's own report of a missing page. */
export function expectSilence({ complaints }: Visit, allowed = /404|no-such-page/): void {
  const faults = complaints.filter((one) => !allowed.test(one));
  ensure(faults.length === 0, `The console says: ${faults.join('; ')}`);
}

/** Checks that the page does not scroll sideways; with scroll bars that take space it is at its narrowest. */
export async function expectNoOverhang(visit: Visit): Promise<void> {
  const { url, overhang } = await visit.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return { url: location.href, overhang: scrollWidth - clientWidth };
  });
  ensure(overhang === 0, `${url} scrolls ${overhang} px sideways`);
}
