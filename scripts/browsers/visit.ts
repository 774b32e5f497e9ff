import { setTimeout as wait } from 'node:timers/promises';

/** A tab of a browser of any make. */
export interface Visit {
  /** What its console and its network complained about, where the browser tells. */
  complaints: string[];
  goto(url: string): Promise<void>;
  /** Calls a function in the page; it sees the value and nothing else of here. */
  evaluate<Value, Result>(call: (value: Value) => Result, value?: Value): Promise<Awaited<Result>>;
  /** Moves the pointer to what the selector finds, and presses. */
  click(selector: string): Promise<void>;
  /** Types where the focus is; a line end is the Enter key. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser that runs. */
export interface Walker {
  /** Its name and version. */
  name: string;
  open(width: number): Promise<Visit>;
  close(): Promise<void>;
}

const patience = 20_000;

/** Waits until the function holds in the page. */
export async function until<Value>(
  visit: Visit,
  holds: (value: Value) => boolean,
  value?: Value,
): Promise<void> {
  const end = performance.now() + patience;
  while (!(await visit.evaluate(holds, value))) {
    if (performance.now() > end) throw new Error(`This did not come true: ${String(holds)} ${String(value)}`);
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

/** Presses the button that says this. */
export async function pressButton(visit: Visit, words: string): Promise<void> {
  await until(
    visit,
    (wanted: string) => {
      const found = [...document.querySelectorAll('button')].find(
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
