import MarkdownItParser, { type MarkdownIt } from 'markdown-it';
import deflist from 'markdown-it-deflist';
import { achievements } from './achievements.ts';
import { autolinks } from './autolinks.ts';
import { callouts } from './callouts.ts';
import { clean } from './clean.ts';
import { textContent } from './words.ts';
import { code, readInfo } from './code.ts';
import { comparisons } from './comparisons.ts';
import { containers } from './containers.ts';
import { emoji } from './emoji.ts';
import type { RenderEnv } from './env.ts';
import { figures } from './figures.ts';
import { footnotes } from './footnotes.ts';
import { linkForeignPictures } from './foreignPictures.ts';
import { galleries } from './galleries.ts';
import { headings } from './headings.ts';
import { createHighlighter, knownLanguage, type Highlighter } from './highlight.ts';
import { html } from './html.ts';
import { htmlHeadings } from './htmlHeadings.ts';
import { limits } from './limits.ts';
import { marks } from './marks.ts';
import { maths } from './maths.ts';
import { headingHyphens, loadHyphenate, type Hyphenate } from './softHyphens.ts';
import { tables } from './tables.ts';
import { tasks } from './tasks.ts';
import type { ContentsEntry, Rendered, RenderOptions } from './types.ts';
import { typography } from './typography.ts';
import { videoLinks } from './videoLinks.ts';
import { wide } from './wide.ts';

/** Words of prose read per minute; Russian words are longer. */
const wordsPerMinute = { ru: 180, en: 220 };

export type Render = (body: string, options: RenderOptions) => Promise<Rendered>;

function createParser(highlighter: Highlighter, hyphenate: Hyphenate): MarkdownIt {
  const md = new MarkdownItParser({ linkify: true, typographer: false, maxNesting: 60 });
  videoLinks(md);
  autolinks(md);
  footnotes(md);
  limits(md);
  md.use(deflist);
  maths(md);
  marks(md);
  // Each rule is inserted directly after the one it follows, so the last of them runs first.
  tasks(md);
  tables(md);
  galleries(md);
  comparisons(md);
  figures(md);
  html(md);
  containers(md);
  callouts(md);
  htmlHeadings(md);
  emoji(md);
  typography(md);
  achievements(md);
  headings(md);
  headingHyphens(md, hyphenate);
  wide(md);
  code(md, highlighter);
  return md;
}

/**
 * Returns the renderer of Markdown as safe HTML. Expensive to create, cheap to call; use it in the worker, never on the
 * server's main thread.
 */
export async function createRender(): Promise<Render> {
  const highlighter = await createHighlighter();
  const md = createParser(highlighter, await loadHyphenate());

  return async (body, options) => {
    const contents: ContentsEntry[] = [];
    const env = {
      ...options,
      contents,
      usedIds: new Set<string>(),
      ...(options.idPrefix && { docId: options.idPrefix.replace(/-$/, '') }),
    } satisfies RenderEnv;
    const tokens = md.parse(body, env);
    const languages = new Set<string>();
    for (const token of tokens) {
      const language = token.type === 'fence' ? knownLanguage(readInfo(token.info).name) : undefined;
      if (language) languages.add(language);
    }
    await highlighter.prepare(languages);
    const cleaned = clean(md.renderer.render(tokens, md.options, env));
    const safe = linkForeignPictures(cleaned, options.language);
    const text = textContent(safe);
    const words = text.split(' ').length;
    return {
      html: safe,
      contents,
      reading_minutes: Math.max(1, Math.round(words / wordsPerMinute[options.language])),
      text,
    };
  };
}
