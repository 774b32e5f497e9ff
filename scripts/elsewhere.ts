// `npm run elsewhere`: writes what the stories "Elsewhere" show: a mail, a feed entry, the picture of a link and the first
// page of a CV, as the server makes them from the sample.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@janus-site/core';
import { elsewhereFolder, textOf } from './elsewhere/files.ts';
import { findProgram } from './support/findProgram.ts';
import { runOrThrow } from './support/runOrThrow.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

if (process.argv.includes('--help')) {
  console.log(
    'npm run elsewhere\n\nWrites the pictures and texts of the stories "Elsewhere". Needs Ghostscript.',
  );
  process.exit(0);
}
const ghostscript = findProgram('gs');
if (ghostscript === undefined) throw new Error('Ghostscript draws the page of the CV: install `gs`.');

// Loaded late: the usage needs none of it.
const { sharp } = await import('../packages/server/src/media/sharp.ts');
const { makeElsewhere } = await import('./elsewhere/makeElsewhere.ts');
const { texts, cards, cvs } = await makeElsewhere();
const folder = temporaryFolder('pages');
await mkdir(elsewhereFolder, { recursive: true });
await writeFile(join(elsewhereFolder, 'texts.json'), textOf(texts));
for (const language of languages) {
  await sharp(cards[language])
    .webp({ quality: 80 })
    .toFile(join(elsewhereFolder, `card.${language}.webp`));
  const [pdf, page] = ['cv.pdf', 'cv.png'].map((name) => join(folder, name));
  await writeFile(pdf ?? '', cvs[language]);
  await runOrThrow(ghostscript, [
    '-q',
    '-dSAFER',
    '-dBATCH',
    '-dNOPAUSE',
    '-dLastPage=1',
    '-sDEVICE=png16m',
    '-dTextAlphaBits=4',
    '-dGraphicsAlphaBits=4',
    '-r96',
    `-sOutputFile=${page}`,
    pdf ?? '',
  ]);
  // The server's sharp reads no files itself.
  await sharp(await readFile(page ?? ''))
    .webp({ quality: 40 })
    .toFile(join(elsewhereFolder, `cv.${language}.webp`));
}
