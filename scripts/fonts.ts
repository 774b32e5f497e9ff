// The fonts for pages and PDFs are committed, so that the site needs no tool for them.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './support/root.ts';

if (process.argv.includes('--help')) {
  console.log(
    'npm run fonts\n\nCreates packages/ui/src/theme/fonts/*.woff2 and packages/server/src/fonts/typefaces/*/*.ttf from the installed fonts; run it after updating those.',
  );
  process.exit(0);
}

const web = join(root, 'packages/ui/src/theme/fonts');
const typefaces = join(root, 'packages/server/src/fonts/typefaces');
const stock = createRequire(join(root, 'package.json'));

/** Kerning, accents, localized forms and tabular figures; no alternates, no ligatures in code. */
const kept = {
  keepFeatures: ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
  noHinting: true,
  preserveNameIds: [0, 1, 2, 3, 4, 5, 6, 13, 14],
};

const charactersOf = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** All characters: the stock files for the web are subsets already, so nothing is removed from them. */
const all = charactersOf(0, 0xd7ff) + charactersOf(0xe000, 0xffff);

/** Russian, Ukrainian, Belarusian and Bulgarian, with the stress mark and the numero sign, as in `typefaces.css`. */
const slavic = '\u0301ЁЄІЇЎёєіїўҐґ№' + charactersOf(0x410, 0x44f);

/** European scripts, currency signs and punctuation. */
const printed = [
  [0x20, 0x24f],
  [0x2b0, 0x52f],
  [0x1e00, 0x1eff],
  [0x2000, 0x20bf],
  [0x2100, 0x22ff],
  [0x25a0, 0x25ff],
]
  .map(([first = 0, last = 0]) => charactersOf(first, last))
  .join('');

interface Font {
  source: string;
  /** The used part of the weight axis: half of a stock file is the thin and the black weights. */
  weights: number | { min: number; max: number; default: number };
  characters?: string;
}

const fontsource = (font: string, subset: string): string =>
  `@fontsource-variable/${font}/files/${font}-${subset}-wght-normal.woff2`;

const webFonts: Readonly<Record<string, Font>> = Object.fromEntries(
  ['latin', 'cyrillic'].flatMap((subset): [string, Font][] => [
    [
      `inter-${subset}`,
      { source: fontsource('inter', subset), weights: { min: 400, max: 700, default: 400 } },
    ],
    [`jetbrains-mono-${subset}`, { source: fontsource('jetbrains-mono', subset), weights: 400 }],
    // The pages have 60 kB for all fonts, code included, and a serif needs more of it.
    [
      `literata-${subset}`,
      {
        source: fontsource('literata', subset),
        weights: { min: 400, max: 650, default: 400 },
        ...(subset === 'cyrillic' && { characters: slavic }),
      },
    ],
    [
      `onest-${subset}`,
      { source: fontsource('onest', subset), weights: { min: 400, max: 700, default: 400 } },
    ],
  ]),
);

function save(file: string, bytes: Buffer): void {
  writeFileSync(file, bytes);
  console.log(`${basename(file)}  ${bytes.length} bytes`);
}

for (const [name, { source, weights, characters = all }] of Object.entries(webFonts))
  save(
    join(web, `${name}.woff2`),
    await subsetFont(readFileSync(stock.resolve(source)), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      ...kept,
    }),
  );

/** Files with all scripts for each weight: PDFs and drawn pictures need one file per weight. */
const printFonts: Readonly<Record<string, (weight: 'Regular' | 'SemiBold') => string>> = {
  Inter: (weight) => `inter-ui/web/Inter-${weight}.woff2`,
  Literata: (weight) => googleFont('Literata', weight),
  Onest: (weight) => googleFont('Onest', weight),
};

function googleFont(family: string, weight: 'Regular' | 'SemiBold'): string {
  const style = { Regular: '400Regular', SemiBold: '600SemiBold' }[weight];
  return `@expo-google-fonts/${family.toLowerCase()}/${style}/${family}_${style}.ttf`;
}

for (const [family, source] of Object.entries(printFonts))
  for (const weight of ['Regular', 'SemiBold'] as const)
    save(
      join(typefaces, family.toLowerCase(), `${family}-${weight}.ttf`),
      await subsetFont(readFileSync(stock.resolve(source(weight))), printed, {
        targetFormat: 'truetype',
        ...kept,
        // The family name that the weights share.
        preserveNameIds: [...kept.preserveNameIds, 16, 17],
      }),
    );
