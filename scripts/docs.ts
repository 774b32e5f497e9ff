// `npm run docs`: builds a static site from the repository's documents.
import { join } from 'node:path';
import { buildDocs } from './docs/buildDocs.ts';
import { deadLinks } from './docs/deadLinks.ts';
import { root } from './support/root.ts';

if (process.argv.includes('--help')) {
  console.log(`npm run docs

Makes docs-site/ of README.md and the other documents: a page each, with a menu and a search, for any web server or a
disk. scripts/docs/pages.ts says what is where; a link that leads nowhere fails.`);
  process.exit(0);
}

const folder = join(root, 'docs-site');
await buildDocs(folder);
const dead = await deadLinks(folder);
for (const link of dead) console.error(`This link leads nowhere: ${link}`);
if (dead.length > 0) process.exitCode = 1;
else console.log(`Open ${join(folder, 'index.html')}`);
