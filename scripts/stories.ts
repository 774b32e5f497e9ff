// Each component, each screen and each part of a public page has its stories beside it.
import { join } from 'node:path';
import { root } from './support/root.ts';
import { missingStories } from './support/stories.ts';

const missing = missingStories(join(root, 'packages/ui/src'));
for (const text of missing) console.error(text);
if (missing.length > 0) process.exitCode = 1;
