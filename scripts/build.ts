import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { dropStamp, stampBuild } from './support/freshness.ts';

const site = fileURLToPath(new URL('../packages/site', import.meta.url));
const client = join(site, 'dist/client');
const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/;
const smallest = 300;

/** Which one is smallest differs from file to file, by some ten bytes. */
const brotliModes = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_TEXT, constants.BROTLI_MODE_FONT];

const brotliParams = (mode: number, { length }: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  [constants.BROTLI_PARAM_MODE]: mode,
});

/** Writes `x.br` and `x.gz` next to each text file, at the best compression, because it is done once. */
async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const compress = async (name: string) => {
    const path = join(folder, name);
    const body = readFileSync(path);
    if (body.length < smallest) return;
    const [gz, ...brs] = await Promise.all([
      promisify(gzip)(body, { level: 9 }),
      ...brotliModes.map((mode) => promisify(brotliCompress)(body, { params: brotliParams(mode, body) })),
    ]);
    const [br = gz] = brs.toSorted((a, b) => a.length - b.length);
    writeFileSync(`${path}.br`, br);
    writeFileSync(`${path}.gz`, gz);
  };
  await Promise.all(names.filter((name) => compressible.test(name) && !name.startsWith('.')).map(compress));
}

/** The files that went into a bundle. */
function modulesOf(built: Awaited<ReturnType<typeof build>>): string[] {
  const outputs = [built].flat().filter((one): one is Rollup.RollupOutput => 'output' in one);
  return outputs.flatMap(({ output }) =>
    output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
  );
}

const help = `npm run build

Builds the site into packages/site/dist. npm start does it by itself after a change of the source.`;

async function main(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const start = performance.now();
  dropStamp();
  const shared = {
    root: site,
    configFile: join(site, 'vite.config.ts'),
    logLevel: 'warn',
    mode: 'production',
  } as const;
  const [, server] = await Promise.all([
    build(shared).then(() => compressFiles(client)),
    build({ ...shared, build: { ssr: join(site, 'src/entryThread.ts') } }),
  ]);
  stampBuild(modulesOf(server));
  console.log(`Built the site in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

if (process.argv.includes('--help')) console.log(help);
else await main();
