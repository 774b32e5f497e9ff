import { randomUUID } from 'node:crypto';
import type { Database } from '../../../packages/server/src/db/schema.ts';
import { preparePost } from '../../../packages/server/src/routes/posts/create.ts';

const tagCount = 500;
const variants = 20;
const minute = 60_000;
const perPost = 3;

const words = 'датчик шина протокол сервер плата прошивка сеть журнал измерение корпус питание радио'.split(
  ' ',
);

/** A text as it is stored. */
export interface Variant {
  title: string;
  body: string;
  html: string;
  contents: string;
  reading_minutes: number;
}

/** All data of one post. */
export interface MadePost {
  id: string;
  number: number;
  slug: string;
  createdAt: number;
  tags: readonly string[];
  /** `published_at` is null for a draft. */
  texts: readonly { language: 'ru' | 'en'; published_at: number | null; variant: Variant }[];
}

/** Returns a heading, paragraphs, a list and code. */
export function bodyOf(number: number, paragraphCount: number): string {
  const sentence = (at: number): string =>
    Array.from({ length: 14 }, (_, word) => words[(number * 7 + at * 5 + word * 3) % words.length]).join(' ');
  const paragraphs = Array.from({ length: paragraphCount }, (_, at) => `${sentence(at)}.`);
  return `# Раздел ${number}\n\n${paragraphs.join('\n\n')}\n\n- один\n- два\n\n\`\`\`ts\nconst n = ${number};\n\`\`\`\n`;
}

/** Creates the texts that the posts share: rendering a hundred thousand would measure the renderer. */
export async function makeVariants(db: Database): Promise<Variant[]> {
  const made: Variant[] = [];
  for (let number = 0; number < variants; number += 1) {
    const translations = [{ language: 'ru' as const, title: 'x', body: bodyOf(number, 6) }];
    const { translations: texts } = await preparePost(
      db,
      { translations },
      { authorId: null, account: null, now: 0 },
    );
    const [text] = texts;
    if (!text) continue;
    const { body, html, contents, reading_minutes } = text;
    made.push({ title: 'О датчиках', body, html, contents, reading_minutes });
  }
  return made;
}

/** Returns a word of one post only: its number in letters, as digits would also be prefixes of other numbers. */
export function rareWord(number: number): string {
  return `слово${[...String(number).padStart(6, '0')].map((digit) => 'бвгджзклмн'[Number(digit)]).join('')}`;
}

export const slugOf = (number: number): string => `note-${number}`;
export const tagOf = (number: number): string => `тема ${number % tagCount}`;

/** Returns the publication time of a text: one in twenty is a draft, one in a hundred (at most five) is scheduled. */
function publicationOf(number: number, count: number, now: number): number | null {
  if (number % 20 === 7) return null;
  if (number % 100 === 13 && number < 500) return now + 24 * 60 * minute + number;
  return now - (count - number) * minute;
}

/** Creates a post; half of the posts also have an English text. */
export function makePost(
  number: number,
  { count, now, texts }: { count: number; now: number; texts: readonly Variant[] },
): MadePost {
  const published_at = publicationOf(number, count, now);
  const variant = texts[number % texts.length];
  if (!variant) throw new Error('There is no text to fill posts with.');
  const languages = number % 2 === 0 ? (['ru', 'en'] as const) : (['ru'] as const);
  return {
    id: randomUUID(),
    number,
    slug: slugOf(number),
    createdAt: now - (count - number) * minute,
    tags: Array.from({ length: perPost }, (_, at) => tagOf(number * (at + 1) + at * 11)),
    texts: languages.map((language) => ({ language, published_at, variant })),
  };
}
