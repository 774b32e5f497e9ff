// The fonts that the site sends are kept: the site itself needs no tool for them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './support/root.ts';

if (process.argv.includes('--help')) {
  console.log(
    'npm run fonts\n\nCreates packages/ui/src/theme/fonts/*.woff2 from the installed fonts; run it after updating those.\n\nRequires Python (python3, or the command in PYTHON) with two packages:\n  python3 -m pip install fonttools brotli',
  );
  process.exit(0);
}

const target = join(root, 'packages/ui/src/theme/fonts');
const stock = createRequire(join(root, 'package.json'));
const python = process.env['PYTHON'] ?? 'python3';

/** Kerning, accents, the letter forms of a language and figures of one width; no alternates, no ligatures in code. */
const features = 'kern,ccmp,locl,mark,mkmk,tnum';

interface Font {
  source: string;
  name: string;
  /** The part of the weight axis that the design uses: half of a stock file is the thin and the black. */
  weights: string;
}

const fonts: readonly Font[] = [
  ...['latin', 'cyrillic'].map((subset) => ({
    source: `@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`,
    name: `inter-${subset}`,
    weights: 'wght=400:700',
  })),
  ...['latin', 'cyrillic'].map((subset) => ({
    source: `@fontsource-variable/jetbrains-mono/files/jetbrains-mono-${subset}-wght-normal.woff2`,
    name: `jetbrains-mono-${subset}`,
    weights: 'wght=400',
  })),
];

function tool(module: string, ...words: string[]): void {
  execFileSync(python, ['-m', `fontTools.${module}`, ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
}

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
mkdirSync(target, { recursive: true });
for (const { source, name, weights } of fonts) {
  const part = join(folder, `${name}.ttf`);
  const limited = join(folder, `${name}-limited.ttf`);
  const file = join(target, `${name}.woff2`);
  const subset = [
    '--unicodes=*',
    `--layout-features=${features}`,
    '--no-hinting',
    '--name-IDs=0,1,2,3,4,5,6,13,14',
  ];
  tool('subset', stock.resolve(source), ...subset, `--output-file=${part}`);
  tool('varLib.instancer', part, weights, '--output', limited, '--no-recalc-timestamp');
  tool('ttLib.woff2', 'compress', '-o', file, limited);
  console.log(`${name}.woff2  ${statSync(file).size} bytes`);
}
rmSync(folder, { recursive: true });
