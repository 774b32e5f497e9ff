import type { Messages } from '@lingui/core';
import { messages as blog } from './blog/en.po';
import { messages as controls } from './controls/en.po';
import { messages as notFound } from './notFound/en.po';
import { messages as portfolio } from './portfolio/en.po';
import { messages as project } from './project/en.po';
import { messages as everywhere } from './public/en.po';

/** The texts of the components and of the visitors' pages. */
export const messages: Messages = { ...everywhere, ...controls, ...portfolio, ...blog, ...project, ...notFound };
