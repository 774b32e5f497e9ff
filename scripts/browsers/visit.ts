import { setTimeout as wait } from 'node:timers/promises';

/** A tab of a browser of any make. */
export interface Visit {
  /** What its console and its network complained about, where the browser tells. */
  complaints: string[];
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number): Promise<void>;
  /** Calls a function in the page; it sees the value and nothing else of here. */
  evaluate<Value, Result>(call: (value: Value) => Result, value?: Value): Promise<Awaited<Result>>;
  /** Moves the pointer to what the selector finds, and presses. */
  click(selector: string): Promise<void>;
  /** Types where the focus is; a line end is the Enter key. */
  type(text: string): Promise<void>;
  /** Presses a key while Ctrl is held, on a Mac ⌘. */
  shortcut(key: Shortcut): Promise<void>;
  close(): Promise<void>;
}

export type Shortcut = 'a' | 'b' | 'z' | 'End';

/** A browser that runs. */
export interface Walker {
  /** Its name and version. */
  name: string;
  open(width: number): Promise<Visit>;
  close(): Promise<void>;
}

const patience = 20_000;

/** Waits until the function holds in the page; one that makes way for another page cannot be asked. */
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

/** Presses what the selector finds, once it is there and in the window: a smooth scroll would be under way. */
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

/** Presses the button or the item of a menu that says this. */
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

/** Types into the field that the selector finds. */
export async function typeInto(visit: Visit, selector: string, text: string): Promise<void> {
  await press(visit, selector);
  await visit.type(text);
}

/** Waits until scripts have taken the page over: React leaves its mark on what it has hydrated. */
export const hydrated = (visit: Visit): Promise<void> =>
  until(visit, () => Object.keys(document.documentElement).some((key) => key.startsWith('__react')));

/** Waits for these words on the page. */
export const seeWords = (visit: Visit, words: string): Promise<void> =>
  until(
    visit,
    (wanted: string) => document.body.textContent.replaceAll('\u00A0', ' ').includes(wanted),
    words,
  );

/** Waits until the page's heading begins with these words. */
export const seeHeading = (visit: Visit, words: string): Promise<void> =>
  until(
    visit,
    (wanted: string) => document.querySelector('h1')?.textContent.trim().startsWith(wanted) === true,
    words,
  );

export function must(isRight: boolean, sentence: string): void {
  if (!isRight) throw new Error(sentence);
}

/** The browser itself reports the status of a page that is not there. */
export function expectSilence({ complaints }: Visit, allowed = /404|no-such-page/): void {
  const faults = complaints.filter((one) => !allowed.test(one));
  must(faults.length === 0, `The console says: ${faults.join('; ')}`);
}

/** Nobody has to scroll the page sideways; with scroll bars that take room it is as narrow as it gets. */
export async function expectNoOverhang(visit: Visit): Promise<void> {
  const { url, overhang } = await visit.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return { url: location.href, overhang: scrollWidth - clientWidth };
  });
  must(overhang === 0, `${url} scrolls ${overhang} px sideways`);
}
