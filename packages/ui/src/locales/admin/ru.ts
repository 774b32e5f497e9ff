import type { Messages } from '@lingui/core';
import { messages as editor } from '../editor/ru.po';
import { messages as markdown } from '../markdown/ru.po';
import { messages as people } from '../people/ru.po';
import { messages as site } from '../site/ru.po';
import { messages as visitors } from '../ru.ts';
import { messages as admin } from './ru.po';

/** All texts, including those of the admin area. */
export const messages: Messages = { ...visitors, ...admin, ...editor, ...markdown, ...people, ...site };
