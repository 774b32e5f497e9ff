// Types in one field after another until stopped or until the page dies.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { OpenEditor } from './openEditor.ts';
import { clearTheWay, fieldOf } from './openEditor.ts';
import { inTurn } from './inTurn.ts';
import type { FieldName, Ledger } from './ledger.ts';
import { fieldNames } from './ledger.ts';
import type { Random } from '../../scripts/support/random.ts';

const letters = { ru: 'абвгдежзиклмнопрстуфхцчшэюя', en: 'abcdefghijklmnopqrstuvwxyz' };
/** A field with more characters is emptied first: its limit is not under test. */
const fullAt = { title: 110, summary: 300, body: 1200 };

export interface Writer {
  /** Types until `stop`; an error of a dying page ends it silently. */
  write(editor: OpenEditor, ledger: Ledger, fields?: readonly FieldName[]): Writing;
}

export interface Writing {
  stop(): Promise<void>;
}

/** Longer than typing and reading a word takes, in milliseconds. */
const longestWord = 10_000;

let count = 0;

/** Returns a unique word: random letters around a number. */
function makeWord(random: Random, field: FieldName): string {
  const alphabet = letters[field.startsWith('ru') ? 'ru' : 'en'];
  const some = (length: number) =>
    Array.from({ length }, () => alphabet[random.between(0, alphabet.length - 1)]).join('');
  count += 1;
  return `${some(random.between(1, 3))}${count}${some(random.between(1, 4))}`;
}

async function enterField(page: Page, ledger: Ledger, field: FieldName): Promise<void> {
  await fieldOf(page, field).click({ timeout: 3_000 });
  const [, part] = field.split('.') as [string, keyof typeof fullAt];
  if (ledger.lengthOf(field) > fullAt[part]) {
    // Before the keys, because a dying page may have processed them without a response.
    ledger.clear(field);
    await inTurn(page, () => page.keyboard.press('Control+A'));
    await inTurn(page, () => page.keyboard.press('Backspace'));
  } else await inTurn(page, () => page.keyboard.press('Control+End'));
}

async function typeWord(page: Page, random: Random, ledger: Ledger, field: FieldName): Promise<void> {
  const word = makeWord(random, field);
  const at = Date.now();
  const isNewLine = field.endsWith('body') && random.between(1, 8) === 1;
  const delay = random.between(10, 50);
  for (const letter of word) {
    await inTurn(page, () => page.keyboard.type(letter));
    await wait(delay);
  }
  // Only words seen on the screen count as typed: a new dialog may have taken the other letters.
  const isThere = await fieldOf(page, field).evaluate(
    (element, wanted) =>
      (element.textContent + ('value' in element ? String(element.value) : '')).includes(wanted),
    word,
    { timeout: 2_000 },
  );
  const hasQuestion = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
  if (isThere || !hasQuestion) ledger.add({ field, word, at });
  await inTurn(page, () => (isNewLine ? page.keyboard.press('Enter') : page.keyboard.type(' ')));
}

export function createWriter(random: Random): Writer {
  return {
    write(editor, ledger, fields = fieldNames) {
      const turn = { isOver: false };
      const work = async () => {
        while (!turn.isOver) {
          await clearTheWay(editor, ledger);
          const field = random.shuffle(fields)[0] ?? 'ru.body';
          await enterField(editor.page, ledger, field);
          for (let words = random.between(1, 5); words > 0 && !turn.isOver; words -= 1) {
            await typeWord(editor.page, random, ledger, field);
          }
        }
      };
      // A page that dies within a word ends the writing; words it had shown are recorded.
      const done = work().catch(() => undefined);
      return {
        async stop() {
          turn.isOver = true;
          // Key presses on a page that has just closed never return and have no time limit.
          await Promise.race([done, wait(longestWord, undefined, { ref: false })]);
        },
      };
    },
  };
}
