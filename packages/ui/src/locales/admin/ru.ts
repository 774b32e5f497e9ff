import type { Messages } from '@lingui/core';
import { messages as editor } from '../editor/ru.po';
import { messages as people } from '../people/ru.po';
import { messages as site } from '../site/ru.po';
import { messages as visitors } from '../ru.ts';
import { messages as admin } from './ru.po';

/** All words, those of the admin area included. */
export const messages: Messages = { ...visitors, ...admin, ...editor, ...people, ...site };
