import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../packages/server/src/db/schema.ts';
import { engineOf, writeContent } from '../../packages/server/src/db/transaction.ts';
import { insertPost, preparePost, type PreparedPost } from '../../packages/server/src/routes/posts/create.ts';

const variants = 40;
const perTransaction = 200;
const minute = 60_000;

const words = 'датчик шина протокол сервер плата прошивка сеть журнал измерение корпус питание радио'.split(
  ' ',
);
const tags = ['iot', 'дом', 'сети', 'заметки', 'прошивки', 'linux', 'python', 'связь', 'питание', 'опыт'];

/** Returns about a page of Markdown: headings, a list, code and some paragraphs. */
function textOf(number: number): string {
  const sentence = (at: number): string =>
    Array.from({ length: 14 }, (_, word) => words[(number * 7 + at * 5 + word * 3) % words.length]).join(' ');
  const paragraphs = Array.from({ length: 8 }, (_, at) => `${sentence(at)}.`);
  return `# Раздел ${number}\n\n${paragraphs.join('\n\n')}\n\n- один\n- два\n\n\`\`\`ts\nconst n = ${number};\n\`\`\`\n`;
}

/** Returns a word of one post only: its number in letters, as digits would also be prefixes of other numbers. */
export function rareWord(number: number): string {
  return `слово${[...String(number).padStart(6, '0')].map((digit) => 'бвгджзклмн'[Number(digit)]).join('')}`;
}

/** Returns a copy of a text under its own title: rendering ten thousand different ones would measure the renderer. */
function copyOf(prepared: PreparedPost, number: number, count: number, now: number): PreparedPost {
  const id = randomUUID();
  const published_at = now - (count - number) * minute - minute;
  return {
    ...prepared,
    id,
    now: published_at,
    input: {
      ...prepared.input,
      slug: `note-${number}`,
      tags: [tags[number % 10] ?? 'iot', tags[(number * 3 + 1) % 10] ?? 'дом'],
    },
    translations: prepared.translations.map((row) => ({
      ...row,
      post_id: id,
      published_at,
      title: `Заметка ${rareWord(number)} о датчиках`,
    })),
  };
}

/** Fills an empty database with published posts. */
export async function seedPosts(db: Database, count: number): Promise<void> {
  const now = Date.now();
  const made: PreparedPost[] = [];
  for (let number = 0; number < variants; number += 1) {
    const translations = [
      { language: 'ru' as const, title: 'x', body: textOf(number), status: 'published' as const },
    ];
    made.push(await preparePost(db, { translations }, { authorId: null, account: null, now }));
  }
  for (let from = 0; from < count; from += perTransaction) {
    await writeContent(db, async (trx) => {
      for (let number = from; number < Math.min(count, from + perTransaction); number += 1) {
        const variant = made[number % variants];
        if (variant) await insertPost(trx, copyOf(variant, number, count, now));
      }
    });
  }
  // PostgreSQL does this itself within minutes of such a load.
  await (engineOf(db) === 'postgres' ? sql`vacuum analyze` : sql`analyze`).execute(db);
}
