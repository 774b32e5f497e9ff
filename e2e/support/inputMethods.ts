// Three input methods for the same page: a mouse, the keyboard only, touch on a narrow screen.
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export interface InputMethod {
  press(control: Locator): Promise<void>;
  write(field: Locator, words: string): Promise<void>;
  /** Selects an option by its text. */
  choose(select: Locator, option: string): Promise<void>;
  /** Opens a menu and chooses an item. */
  pick(page: Page, trigger: Locator, item: string): Promise<void>;
  attach(
    page: Page,
    button: Locator,
    file: string | { name: string; mimeType: string; buffer: Buffer },
  ): Promise<void>;
}

export const ways = ['mouse', 'keyboard', 'phone'] as const;
export type Way = (typeof ways)[number];

/** The viewport of each method. */
export const viewports: Record<Way, { width: number; height: number }> = {
  mouse: { width: 1280, height: 900 },
  keyboard: { width: 1280, height: 900 },
  phone: { width: 360, height: 740 },
};

/** Returns how many Tab stops away a control is; negative is backwards, null means that it is not a stop. */
function distanceTo(control: Locator): Promise<number | null> {
  return control.evaluate((target) => {
    // A dialog keeps the focus inside.
    const scope = target.closest('dialog, [role=dialog], [role=alertdialog]') ?? document;
    const all = [
      ...scope.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary, [tabindex], [contenteditable="true"]',
      ),
    ].filter(
      (one) => (one.tabIndex >= 0 || one.isContentEditable) && (one.checkVisibility() || one === target),
    );
    const from = all.indexOf(document.activeElement as HTMLElement);
    const to = all.indexOf(target as HTMLElement);
    if (to < 0) return null;
    if (from >= 0) return to - from;
    return to < all.length / 2 ? to + 1 : to - all.length;
  });
}

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Returns the index of the focused item of a menu; -1 for none. */
function placeInMenu(item: Locator): Promise<number> {
  return item.evaluate((element) => {
    const items = element.closest('[role=menu]')?.querySelectorAll('[role^=menuitem]') ?? [];
    return [...items].indexOf(document.activeElement as Element);
  });
}

/** Moves to a stop by Tab, as a person without a mouse would; fails if it cannot be reached. */
async function walkTo(stop: Locator): Promise<void> {
  const { keyboard: keys } = stop.page();
  // Stops may be added or removed meanwhile, so the distance is measured again at the end.
  for (let rounds = 0; rounds < 20; rounds += 1) {
    if (await isFocused(stop)) return;
    const distance = await distanceTo(stop);
    if (distance === null) break;
    for (let steps = Math.abs(distance); steps > 0; steps -= 1)
      await keys.press(distance < 0 ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${stop.toString()} cannot be reached by Tab.`);
}

/** Moves to a control; a toolbar and a group of radio buttons are one stop each, with arrows inside. */
async function reach(control: Locator): Promise<void> {
  await control.waitFor();
  const isInside = await control.evaluate((element) =>
    element.matches('[role=toolbar] *, fieldset [type=radio]'),
  );
  if (!isInside) return walkTo(control);
  const set = control.locator('xpath=ancestor::*[@role="toolbar" or self::fieldset][1]');
  await walkTo(set.locator('button[tabindex="0"], input:checked').first());
  for (let steps = 0; steps < 20 && !(await isFocused(control)); steps += 1)
    await control.page().keyboard.press('ArrowRight');
  await expect(control).toBeFocused();
}

/** Replaces the text of the focused field. */
async function overwrite(field: Locator, words: string): Promise<void> {
  const { keyboard: keys } = field.page();
  await keys.press('Control+A');
  // Replacing a selection by a command makes the browser write inline styles, which typing does not.
  await keys.press('Backspace');
  await keys.insertText(words);
}

const pointer: InputMethod = {
  press: (control) => control.click(),
  async write(field, words) {
    const isRich = await field.evaluate((element) => (element as HTMLElement).isContentEditable);
    if (!isRich) return field.fill(words);
    await field.click();
    await overwrite(field, words);
  },
  async choose(select, option) {
    await select.selectOption({ label: option });
  },
  async pick(page, trigger, item) {
    await trigger.click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  },
  async attach(page, button, file) {
    const chooser = page.waitForEvent('filechooser');
    await button.click();
    await (await chooser).setFiles(file);
  },
};

const keyboard: InputMethod = {
  async press(control) {
    await reach(control);
    const isBox = await control.evaluate((element) =>
      element.matches('[type=checkbox], [type=radio], [role=checkbox]'),
    );
    await control.page().keyboard.press(isBox ? 'Space' : 'Enter');
  },
  async write(field, words) {
    await reach(field);
    await overwrite(field, words);
  },
  async choose(select, option) {
    await reach(select);
    const labels = await select.locator('option').allTextContents();
    const from = labels.indexOf((await select.locator('option:checked').textContent()) ?? '');
    const way = labels.indexOf(option) - from;
    // The arrows change the platform's list without opening it.
    for (let steps = Math.abs(way); steps > 0; steps -= 1)
      await select.page().keyboard.press(way < 0 ? 'ArrowUp' : 'ArrowDown');
    await expect(select.locator('option:checked')).toHaveText(option);
    await expect(select).toBeFocused();
  },
  async pick(page, trigger, item) {
    await reach(trigger);
    await page.keyboard.press('Enter');
    const wanted = page.getByRole('menuitem', { name: item, exact: true });
    const place = () => placeInMenu(wanted);
    await expect.poll(place).toBeGreaterThanOrEqual(0);
    // A menu handles a key with a delay: another press before that would skip the item.
    for (let at = await place(); !(await isFocused(wanted)); at = await place()) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(place).not.toBe(at);
    }
    await page.keyboard.press('Enter');
  },
  async attach(page, button, file) {
    const chooser = page.waitForEvent('filechooser');
    await keyboard.press(button);
    await (await chooser).setFiles(file);
  },
};

/** Checks a box that may already be checked. */
export async function tick(input: InputMethod, box: Locator): Promise<void> {
  if (!(await box.isChecked())) await input.press(box);
  await expect(box).toBeChecked();
}

export const inputMethods: Record<Way, InputMethod> = { mouse: pointer, keyboard, phone: pointer };

/** Checks that the page is not wider than its window. */
export async function expectNarrow(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
}

/** Saves the form of the page and waits for the confirmation. */
export async function saveForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/^Сохранено/)).toBeVisible();
}
