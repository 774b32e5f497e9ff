// The fonts for pages and PDFs are committed, so that the site needs no tool for them.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { parse } from 'postcss';
import subsetFont from 'subset-font';
import { root } from './support/root.ts';

if (process.argv.includes('--help')) {
  console.log(
    'npm run fonts\n\nCreates packages/ui/src/theme/fonts/*.woff2 and packages/server/src/fonts/typefaces/*/*.ttf from the installed fonts; run it after updating those.',
  );
  process.exit(0);
}

const theme = join(root, 'packages/ui/src/theme');
const typefaces = join(root, 'packages/server/src/fonts/typefaces');
const stock = createRequire(join(root, 'package.json'));

/** Of paragraphs: kerning, accents and tabular figures; no alternates. */
const features = ['kern', 'mark', 'tnum'];
/** Of italics and code, which are short: kerning is a quarter of such a file. */
const fewFeatures = ['mark'];
/** Printed words may be in more languages. */
const printFeatures = [...features, 'ccmp', 'locl', 'mkmk'];
const nameIds = [0, 1, 2, 3, 4, 5, 6, 13, 14];
const keeping = (keepFeatures: string[]) => ({ keepFeatures, noHinting: true, preserveNameIds: nameIds });

const charactersOf = (ranges: readonly (readonly [first: number, last: number])[]): string =>
  String.fromCodePoint(
    ...ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  );

/** European scripts, currency signs and punctuation. */
const printed = charactersOf([
  [0x20, 0x24f],
  [0x2b0, 0x52f],
  [0x1e00, 0x1eff],
  [0x2000, 0x20bf],
  [0x2100, 0x22ff],
  [0x25a0, 0x25ff],
]);

/** Returns the characters of a `unicode-range`. */
function charactersIn(range: string): string {
  const parts = range.split(',').map((part): [number, number] => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16));
    return [first, last];
  });
  return charactersOf(parts);
}

interface WebFont {
  /** The name of its file, without the extension. */
  name: string;
  /** The package of its family. */
  font: string;
  subset: string;
  style: string;
  /** The used part of the weight axis: half of a stock file is the thin and the black weights. */
  weights: number | { min: number; max: number; default: number };
  characters: string;
}

/** Reads the web fonts from the rules that the pages use, so that a file has exactly the characters of its rule. */
function readWebFonts(sheet: string): WebFont[] {
  const fonts: WebFont[] = [];
  parse(readFileSync(join(theme, sheet), 'utf8')).walkAtRules('font-face', (rule) => {
    const declared: Record<string, string> = {};
    rule.walkDecls(({ prop, value }) => void (declared[prop] = value));
    const { src = '', 'font-weight': weight = '', 'unicode-range': range = '' } = declared;
    const parts = /fonts\/(([a-z-]+?)(-italic)?-(latin|cyrillic)(-rest)?)\.woff2/.exec(src);
    if (!parts) return;
    const [, name = '', font = '', italic, subset = ''] = parts;
    const [min = 400, max = min] = weight.split(' ').map(Number);
    fonts.push({
      name,
      font,
      subset,
      style: italic ? 'italic' : 'normal',
      // Code is never bold: its rule only keeps browsers from thickening it.
      weights: min === max || font === 'jetbrains-mono' ? min : { min, max, default: min },
      characters: charactersIn(range),
    });
  });
  return fonts;
}

function save(file: string, bytes: Buffer): void {
  writeFileSync(file, bytes);
  console.log(`${basename(file)}  ${bytes.length} bytes`);
}

for (const { name, font, subset, style, weights, characters } of [
  ...readWebFonts('fonts.css'),
  ...readWebFonts('typefaces.css'),
])
  save(
    join(theme, 'fonts', `${name}.woff2`),
    await subsetFont(
      readFileSync(stock.resolve(`@fontsource-variable/${font}/files/${font}-${subset}-wght-${style}.woff2`)),
      characters,
      {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        ...keeping(style === 'italic' || font === 'jetbrains-mono' ? fewFeatures : features),
      },
    ),
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
        ...keeping(printFeatures),
        // The family name that the weights share.
        preserveNameIds: [...nameIds, 16, 17],
      }),
    );
