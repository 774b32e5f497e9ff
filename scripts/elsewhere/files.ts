import { join } from 'node:path';
import { root } from '../support/root.ts';
import type { Elsewhere } from './makeElsewhere.ts';

export const elsewhereFolder = join(root, '.storybook/design/elsewhere');

/** Returns the content of `texts.json`. */
export const textOf = (texts: Elsewhere['texts']): string => `${JSON.stringify(texts, null, 2)}\n`;
