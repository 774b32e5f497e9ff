import type { Messages } from '@lingui/core';
import { messages as editor } from '../editor/en.po';
import { messages as markdown } from '../markdown/en.po';
import { messages as people } from '../people/en.po';
import { messages as site } from '../site/en.po';
import { messages as visitors } from '../en.ts';
import { messages as admin } from './en.po';

/** All texts, including those of the admin area. */
export const messages: Messages = { ...visitors, ...admin, ...editor, ...markdown, ...people, ...site };
