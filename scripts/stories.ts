// Each component, each screen and each part of a public page has its stories beside it, and each component says on its
// docs page what it is for, when not, its keys, what readers meet, and a sentence for each of its props.
import { join } from 'node:path';
import { root } from './support/root.ts';
import { missingStories } from './support/stories.ts';
import { missingNotes, missingSentences } from './support/storyNotes.ts';

const source = join(root, 'packages/ui/src');
const stories = missingStories(source);
// Notes are in the stories: without those nothing could be read.
const missing = stories.length > 0 ? stories : [...missingNotes(source), ...missingSentences(source)];
for (const text of missing) console.error(text);
if (missing.length > 0) process.exitCode = 1;
