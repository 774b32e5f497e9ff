// The fonts that the site sends are kept: the site itself needs no tool for them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './support/root.ts';

if (process.argv.includes('--help')) {
  console.log(
    'npm run fonts\n\nCreates packages/ui/src/theme/fonts/*.woff2 from the installed fonts; run it after updating those.',
  );
  process.exit(0);
}

const target = join(root, 'packages/ui/src/theme/fonts');
const stock = createRequire(join(root, 'package.json'));

/** Kerning, accents, the letter forms of a language and figures of one width; no alternates, no ligatures in code. */
const kept = {
  keepFeatures: ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
  noHinting: true,
  preserveNameIds: [0, 1, 2, 3, 4, 5, 6, 13, 14],
};

/** Every character that a stock file may have: none is left out here, those files are parts already. */
const characters = String.fromCodePoint(
  ...Array.from({ length: 0x10000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff),
);

interface Font {
  source: string;
  name: string;
  /** The part of the weight axis that the design uses: half of a stock file is the thin and the black. */
  weights: number | { min: number; max: number; default: number };
}

const fonts: readonly Font[] = ['latin', 'cyrillic'].flatMap((subset) => [
  {
    source: `@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`,
    name: `inter-${subset}`,
    weights: { min: 400, max: 700, default: 400 },
  },
  {
    source: `@fontsource-variable/jetbrains-mono/files/jetbrains-mono-${subset}-wght-normal.woff2`,
    name: `jetbrains-mono-${subset}`,
    weights: 400,
  },
]);

mkdirSync(target, { recursive: true });
for (const { source, name, weights } of fonts) {
  const bytes = await subsetFont(readFileSync(stock.resolve(source)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    ...kept,
  });
  writeFileSync(join(target, `${name}.woff2`), bytes);
  console.log(`${name}.woff2  ${bytes.length} bytes`);
}
