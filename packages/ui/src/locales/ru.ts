import type { Messages } from '@lingui/core';
import { messages as blog } from './blog/ru.po';
import { messages as controls } from './controls/ru.po';
import { messages as notFound } from './notFound/ru.po';
import { messages as portfolio } from './portfolio/ru.po';
import { messages as project } from './project/ru.po';
import { messages as everywhere } from './public/ru.po';

/** The texts of the components and of the visitors' pages. */
export const messages: Messages = { ...everywhere, ...controls, ...portfolio, ...blog, ...project, ...notFound };
