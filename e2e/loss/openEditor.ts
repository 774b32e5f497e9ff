// The editor's page as people use it: by roles and names, in either language.
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { ownerPassword } from '../../scripts/support/product.ts';
import type { FieldName, Ledger, Texts } from './ledger.ts';
import { fieldNames } from './ledger.ts';

const panes = { ru: /^(Русский|Russian)$/, en: /^(Английский|English)$/ };
const parts = { title: /^(Заголовок|Title)/, body: /^(Текст|Text)$/ };
const summaries = {
  ru: /^(Краткое описание, русский|Summary, Russian)/,
  en: /^(Краткое описание, английский|Summary, English)/,
};
const details = /^(Сведения|Details)/;
const fieldsOf = (language: 'ru' | 'en') => fieldNames.filter((field) => field.startsWith(language));
interface View {
  /** The name of the button. */
  label: RegExp;
  /** The fields that are then visible. */
  fields: readonly FieldName[];
}
const both: View = { label: /^RU [+] EN/, fields: fieldNames };
/** The views of the editor. */
export const views: readonly [View, ...View[]] = [
  { label: /^RU:/, fields: fieldsOf('ru') },
  { label: /^EN:/, fields: fieldsOf('en') },
  both,
];
const password = /^(Пароль|Password)$/;
const restore = /^(Восстановить|Restore|Показать черновик|Show the draft)/;
const keepMine = /^(Оставить выбранное|Keep selection)$/;
const takeTheirs = /^(Взять всё с сервера|Use server version)$/;

/** Whose version to keep if two windows have changed the same post. */
export type Choice = 'mine' | 'theirs';

export interface OpenEditor {
  page: Page;
  /** The number of conflicts shown. */
  conflicts: number;
}

export function fieldOf(page: Page, field: FieldName): Locator {
  const [language, part] = field.split('.') as [keyof typeof panes, keyof typeof parts | 'summary'];
  if (part === 'summary') return page.getByRole('textbox', { name: summaries[language] });
  return page
    .getByRole('region', { name: panes[language], exact: true })
    .getByRole('textbox', { name: parts[part] });
}

/** Returns the text of a field, plain or rich. */
function readField(field: Locator): Promise<string> {
  return field.evaluate(
    (element) => ('value' in element ? String(element.value) : (element as HTMLElement).innerText),
    undefined,
    { timeout: 5_000 },
  );
}

export async function readTexts(page: Page): Promise<Texts> {
  const found = await Promise.all(
    fieldNames.map(async (field): Promise<[FieldName, string]> => [
      field,
      await readField(fieldOf(page, field)),
    ]),
  );
  return Object.fromEntries(found) as Texts;
}

export async function showBoth(page: Page): Promise<void> {
  // Not by mouse, because a dialog may already cover the page.
  await page.getByRole('button', { name: both.label }).dispatchEvent('click', undefined, { timeout: 5_000 });
  if (!(await isShown(fieldOf(page, 'ru.summary'))))
    await page.getByRole('button', { name: details }).dispatchEvent('click', undefined, { timeout: 5_000 });
  await fieldOf(page, 'en.summary').waitFor({ timeout: 5_000 });
  await fieldOf(page, 'ru.body').waitFor({ timeout: 5_000 });
  await fieldOf(page, 'en.body').waitFor({ timeout: 5_000 });
}

const isShown = (locator: Locator) => locator.first().isVisible();

/** Signs in if a login page or a dialog over the editor requires it. */
export async function signInIfRequired(page: Page): Promise<boolean> {
  const field = page.getByLabel(password);
  if (!(await isShown(field))) return false;
  const form = page.locator('form').filter({ has: field });
  await form.getByLabel(/^(Имя пользователя|Username)$/).fill('owner');
  await field.fill(ownerPassword);
  await form.getByRole('button', { name: /^(Войти|Sign in)$/ }).click();
  await field.waitFor({ state: 'detached', timeout: 20_000 });
  return true;
}

const conflictIn = (page: Page) =>
  page.getByRole('alertdialog').filter({ has: page.getByRole('button', { name: keepMine }) });

/** Answers an offer or a dialog above or over the fields; returns whether there was one. */
export async function clearTheWay(
  editor: OpenEditor,
  ledger: Ledger,
  choice: Choice = 'mine',
): Promise<boolean> {
  const { page } = editor;
  if (await signInIfRequired(page)) return true;
  const offer = page.getByRole('button', { name: restore });
  if (await isShown(offer)) {
    await offer.first().click();
    return true;
  }
  const conflict = conflictIn(page);
  if (!(await isShown(conflict))) return false;
  const words = (await conflict.textContent()) ?? '';
  const answer = conflict.getByRole('button', { name: choice === 'mine' ? keepMine : takeTheirs });
  try {
    await answer.click({ timeout: 3_000 });
  } catch (error) {
    // A login dialog has appeared over it, or the page was rendered again: the next turn handles the new state.
    if (!(await isShown(conflict))) return true;
    throw error;
  }
  await conflict.waitFor({ state: 'detached' });
  editor.conflicts += 1;
  await showBoth(page);
  ledger.settle(await readTexts(page), words);
  return true;
}

/** Opens the editor at an address, signing in if necessary, with both languages visible. */
export async function openEditor(page: Page, url: string): Promise<OpenEditor> {
  await page.goto(url);
  const view = page.getByRole('button', { name: both.label });
  const login = page.getByLabel(password);
  await view.or(login).first().waitFor({ timeout: 30_000 });
  for (let turn = 0; turn < 6; turn += 1) {
    await signInIfRequired(page);
    const isOpen = await view
      .waitFor({ timeout: 5_000 })
      .then(() => showBoth(page))
      .then(
        () => true,
        () => false,
      );
    // A dialog stays over the open editor until it is answered.
    if (isOpen || (await isShown(conflictIn(page)))) return { page, conflicts: 0 };
  }
  const shown = await page.locator('body').innerText();
  throw new Error(`The editor did not open at ${url}. What is shown at ${page.url()}: ${shown}`);
}

const otherDraft = /^(Показать его|Show it)$/;
const dropDraft = /^(Удалить его|Delete it)$/;

/** Returns the texts once they differ, or after a second and a half. */
async function textsAfter(page: Page, before: string): Promise<string> {
  for (let turn = 0; ; turn += 1) {
    const texts = JSON.stringify(await readTexts(page));
    if (texts !== before || turn === 10) return texts;
    await wait(150);
  }
}

/** Reads the drafts of other windows; words in one of them are not lost. */
async function readOtherDrafts(editor: OpenEditor, ledger: Ledger): Promise<void> {
  const { page } = editor;
  const offers = page.getByRole('button', { name: otherDraft });
  let shown = JSON.stringify(await readTexts(page));
  for (let turn = await offers.count(); turn > 0; turn -= 1) {
    // The draft that is put aside is offered again, first or last, unless it has no changes of its own: each is still
    // read.
    if ((await offers.count()) < turn) continue;
    const before = JSON.stringify(await readTexts(page));
    await offers.nth(turn - 1).click();
    shown += await textsAfter(page, before);
  }
  const drops = page.getByRole('button', { name: dropDraft });
  while ((await drops.count()) > 0) await drops.first().click();
  ledger.settle(await readTexts(page), shown);
}

/** Looks until nothing is missing or patience ends, answering dialogs meanwhile. */
export async function findEverything(editor: OpenEditor, ledger: Ledger, choice: Choice): Promise<Texts> {
  const { page } = editor;
  // A new dialog hides the fields; it is answered in the next turn.
  const look = (former: Texts | null) => readTexts(page).catch(() => former);
  let texts = await look(null);
  const save = page.getByRole('button', { name: /^(Сохранить|Save)/ });
  let hasLooked = false;
  for (let turn = 0; turn < 40 && (!texts || ledger.isMissingFrom(texts)); turn += 1) {
    await wait(150);
    // A person who misses words saves and sees whether somebody else has changed the post.
    if (turn === 15 && (await isShown(save))) await save.first().click();
    await clearTheWay(editor, ledger, choice);
    // Drafts of a killed window may be read from the database after the page is rendered.
    if (turn >= 8 && !hasLooked && (await isShown(page.getByRole('button', { name: otherDraft })))) {
      await readOtherDrafts(editor, ledger);
      hasLooked = true;
    }
    texts = await look(texts);
  }
  if (!texts) throw new Error('The texts could not be read.');
  return texts;
}
