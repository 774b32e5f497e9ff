import MarkdownIt from 'markdown-it';
import { clean, textContent } from './clean.ts';
import { code, readInfo } from './code.ts';
import type { RenderEnv } from './env.ts';
import { figures } from './figures.ts';
import { footnotes } from './footnotes.ts';
import { linkForeignPictures } from './foreignPictures.ts';
import { headings } from './headings.ts';
import { createHighlighter, knownLanguage } from './highlight.ts';
import { limits } from './limits.ts';
import { tables } from './tables.ts';
import { tasks } from './tasks.ts';
import type { Rendered, RenderOptions } from './types.ts';
import { typography } from './typography.ts';

/** Words of prose that people read in a minute; Russian words are longer. */
const wordsPerMinute = { ru: 180, en: 220 };

export type Render = (body: string, options: RenderOptions) => Promise<Rendered>;

/** Markdown to safe HTML. Costly to make, cheap to call; run it in the worker, never on the server's own thread. */
export async function createRender(): Promise<Render> {
  const highlighter = await createHighlighter();
  const md = new MarkdownIt({ html: false, linkify: true, typographer: false, maxNesting: 60 });
  // Only whole addresses become links: "main.rs" is a file, not a host.
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  footnotes(md);
  limits(md);
  tasks(md);
  tables(md);
  figures(md);
  typography(md);
  headings(md);
  code(md, highlighter);

  return async (body, options) => {
    const env: RenderEnv = { ...options, contents: [], usedIds: new Set() };
    if (options.idPrefix) env.docId = options.idPrefix.replace(/-$/, '');
    const tokens = md.parse(body, env as never);
    const languages = new Set<string>();
    for (const token of tokens) {
      const language = token.type === 'fence' ? knownLanguage(readInfo(token.info).name) : undefined;
      if (language) languages.add(language);
    }
    await highlighter.prepare(languages);
    const cleaned = clean(md.renderer.render(tokens, md.options, env as never));
    const html = linkForeignPictures(cleaned, options.language);
    const text = textContent(html);
    const words = text.split(' ').length;
    return {
      html,
      contents: env.contents,
      reading_minutes: Math.max(1, Math.round(words / wordsPerMinute[options.language])),
      text,
    };
  };
}
