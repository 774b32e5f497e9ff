// What the stories "Elsewhere" show is what the server makes of the sample now.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { globSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { sharp } from '../packages/server/src/media/sharp.ts';
import { elsewhereFolder, textOf } from './elsewhere/files.ts';
import { makeElsewhere, type Elsewhere } from './elsewhere/makeElsewhere.ts';

let made: Elsewhere;
beforeAll(async () => {
  made = await makeElsewhere();
}, 120_000);

const remedy = 'npm run elsewhere';

test('the mail, the feed entry and the CV are as the server makes them', async () => {
  expect(await readFile(join(elsewhereFolder, 'texts.json'), 'utf8'), remedy).toBe(textOf(made.texts));
});

/** A small grey picture: neither the compression of a file nor the smoothing of letters matters. */
async function essence(picture: Buffer): Promise<Buffer> {
  // WebP files are shrunk by another method while they are read.
  const whole = await sharp(picture).png().toBuffer();
  return sharp(whole).resize(150, 79, { fit: 'fill' }).greyscale().raw().toBuffer();
}

test.each(['ru', 'en'] as const)(
  'the picture of a link in %s is as the server draws it',
  async (language) => {
    const [shown, drawn] = await Promise.all([
      essence(await readFile(join(elsewhereFolder, `card.${language}.webp`))),
      essence(made.cards[language]),
    ]);
    const differences = shown.map((value, at) => Math.abs(value - (drawn[at] ?? 0)));
    expect(differences.filter((difference) => difference > 30).length, remedy).toBe(0);
  },
);

test('no file is larger than 60 kB', async () => {
  const files = globSync('*', { cwd: elsewhereFolder });
  expect(files.toSorted()).toEqual([
    'card.en.webp',
    'card.ru.webp',
    'cv.en.webp',
    'cv.ru.webp',
    'texts.json',
  ]);
  for (const name of files) {
    const { size } = await stat(join(elsewhereFolder, name));
    expect(size, name).toBeLessThan(60_000);
  }
});
