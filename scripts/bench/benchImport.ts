import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sharp } from '../../packages/server/src/media/sharp.ts';
import { createRandom } from '../support/random.ts';
import { root } from '../support/root.ts';
import { run } from '../support/run.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { ratio, table, type Figure } from './figure.ts';

const help = `npm run bench -- import

Makes a site of Hugo with 1,000 posts in both languages, alternately, and 500 photographs, imports it at the command line, and
imports it again. Ends with 1 where it takes more than two minutes or 700 MB.

  --posts=1000     so many posts
  --pictures=500   so many photographs, each in one post
  --help           this text`;

/** Returns a typical photograph for a blog, of at most half a megabyte. */
async function photograph(number: number): Promise<Buffer> {
  const [width, height] = [96, 64];
  const bytes = Buffer.alloc(width * height * 3);
  // The same bytes in every run, but different ones in each picture.
  const { between } = createRandom(number);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = between(0, 255);
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .resize(1920, 1280, { kernel: 'cubic' })
    .jpeg({ quality: 85 })
    .toBuffer();
}

const sentences = [
  'Датчик просыпается раз в десять минут и передаёт одно число.',
  'The gateway keeps what it could not send, and sends it later.',
  'Вся настройка помещается в один файл, который читают глазами.',
  'A test that nobody runs is a comment with a longer name.',
];

function postOf(number: number, picture: string | null): string {
  const paragraphs = Array.from({ length: 24 }, (_, at) => {
    const sentence = sentences[(number + at) % sentences.length] ?? '';
    return at % 6 === 5
      ? `## ${number}.${at}\n\n\`\`\`ts\nconst part${at} = ${number};\n\`\`\``
      : `${sentence} `.repeat(4);
  });
  const day = new Date(Date.UTC(2015, 0, 1) + number * 86_400_000).toISOString();
  const shown = picture === null ? '' : `![Что на снимке](${picture} "Снимок ${number}")\n\n`;
  return `---\ntitle: Пост ${number}\ndate: ${day}\nlang: ${number % 2 === 0 ? 'ru' : 'en'}\ntags: [t${number % 40}, iot]\n---\n${shown}${paragraphs.join('\n\n')}\n`;
}

/** Writes the site; returns the megabytes of its photographs. */
async function makeSite(folder: string, posts: number, pictures: number): Promise<number> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'hugo.toml'), 'title = "A"\n');
  let bytes = 0;
  for (let number = 0; number < posts; number += 1) {
    const path = join(folder, `content/posts/post-${number}`);
    await mkdir(path, { recursive: true });
    if (number < pictures) {
      const picture = await photograph(number);
      bytes += picture.length;
      await writeFile(join(path, 'photo.jpg'), picture);
    }
    await writeFile(join(path, 'index.md'), postOf(number, number < pictures ? 'photo.jpg' : null));
  }
  return bytes / 1024 / 1024;
}

const tellUsage = `process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  console.error('used ' + maxRSS + ' ' + (userCPUTime + systemCPUTime));
});`;

interface Imported {
  seconds: number;
  /** The peak, in megabytes. */
  memory: number;
  /** Processor seconds, which other programs on the machine do not affect. */
  work: number;
  taken: number;
  kept: number;
}

/** Runs the import command in a separate process, as an owner would. */
async function importOnce(data: string, site: string): Promise<Imported> {
  const words = [
    '--conditions=janus-source',
    '--disable-warning=ExperimentalWarning',
    `--import=data:text/javascript,${encodeURIComponent(tellUsage)}`,
    join(root, 'packages/server/src/cli/main.ts'),
    'import',
    site,
  ];
  const { code, output, seconds } = await run(process.execPath, words, { env: { JANUS_DATA: data } });
  const numberOf = (form: RegExp): number => Number(form.exec(output)?.[1] ?? Number.NaN);
  if (code !== 0) throw new Error(output.slice(-2000));
  return {
    seconds,
    memory: numberOf(/^used (\d+) /m) / 1024,
    work: numberOf(/^used \d+ (\d+)$/m) / 1e6,
    taken: numberOf(/^taken: (\d+)/m),
    kept: numberOf(/kept: (\d+)/),
  };
}

/** Returns the exit code. */
export async function benchImport(words: readonly string[]): Promise<number> {
  const numberOf = (name: string, usual: number): number =>
    Number(words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
  const [posts, pictures] = [numberOf('posts', 1000), numberOf('pictures', 500)];
  const isOption = (word: string): boolean => /^--(?:posts|pictures)=\d+$/.test(word);
  if (!words.every(isOption) || pictures > posts) {
    console.log(help);
    return words.includes('--help') ? 0 : 2;
  }
  const folder = temporaryFolder('import');
  console.log('Making the site…');
  const megabytes = await makeSite(join(folder, 'site'), posts, pictures);
  console.log('Importing it…');
  const first = await importOnce(join(folder, 'data'), join(folder, 'site'));
  console.log('Importing it again…');
  const again = await importOnce(join(folder, 'data'), join(folder, 'site'));
  const figures: Figure[] = [
    { name: 'photographs', value: megabytes, unit: 'MB' },
    { name: 'posts taken', value: first.taken, unit: '', bound: { least: posts } },
    { name: 'import', value: first.seconds, unit: 's', bound: { most: 120 } },
    { name: 'work of the processor', value: first.work, unit: 's' },
    { name: 'peak memory', value: first.memory, unit: 'MB', bound: { most: 700 } },
    { name: 'kept by a second run', value: again.kept, unit: '', bound: { least: posts } },
    { name: 'second run', value: again.seconds, unit: 's' },
  ];
  console.log(`\n${table(figures)}`);
  return figures.every((figure) => (ratio(figure) ?? 0) <= 1) ? 0 : 1;
}
