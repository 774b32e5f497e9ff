// Each component, screen and part of a public page needs stories next to it, and each component needs notes on its docs
// page: its purpose, when not to use it, its keys, accessibility, and a sentence for each prop.
import { join } from 'node:path';
import { root } from './support/root.ts';
import { missingStories } from './support/stories.ts';
import { missingNotes, missingSentences } from './support/storyNotes.ts';

const source = join(root, 'packages/ui/src');
const stories = missingStories(source);
// Notes are in the stories, so without those there is nothing to read.
const missing = stories.length > 0 ? stories : [...missingNotes(source), ...missingSentences(source)];
for (const text of missing) console.error(text);
if (missing.length > 0) process.exitCode = 1;
