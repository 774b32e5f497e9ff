import { escapeMarkup } from '@janus-site/core';
import type { Note } from '../../import/report.ts';
import { autoParagraphs } from './autoParagraphs.ts';
import type { WxrItem } from './readWxr.ts';
import { convertWordpressShortcodes, type ShortcodeContext } from './shortcodes.ts';

// bounded, so that a hostile text takes linear time
const blockMark = /<!--\s{0,9}(\/?)wp:([\w/-]{1,80})\s{0,9}(\{[^\n]{0,5000}?\})?\s{0,9}(\/?)-->/g;
const codeBlock = /<!--\s{0,9}wp:(?:[\w-]{1,40}\/)?code\s{1,9}(\{[^\n]{0,5000}?\})\s{0,9}-->\s{0,9}<pre/g;

/** Copies the language from the mark of a block, which its HTML lacks. */
function nameLanguages(content: string): string {
  return content.replace(codeBlock, (whole, settings: string) => {
    const language = /"(?:language|lang|codeLanguage)"\s*:\s*"([\w+#-]{1,30})"/.exec(settings)?.[1];
    return language === undefined ? whole : `<pre data-language="${language}"`;
  });
}

function footnotesOf({ meta }: WxrItem): { id: string; content: string }[] {
  try {
    const notes: unknown = JSON.parse(meta.get('footnotes') ?? '[]');
    return Array.isArray(notes)
      ? notes.flatMap((note: { id?: unknown; content?: unknown }) =>
          typeof note?.id === 'string' && typeof note.content === 'string'
            ? [{ id: note.id, content: note.content }]
            : [],
        )
      : [];
  } catch {
    return [];
  }
}

/** Appends the footnotes, stored separately, with the numbers that Markdown needs. */
function addFootnotes(html: string, item: WxrItem): string {
  const notes = footnotesOf(item);
  const numbered = notes.reduce(
    (text, { id }, at) => text.replaceAll(`data-fn="${escapeMarkup(id)}"`, `data-fn="${at + 1}"`),
    html,
  );
  return [numbered, ...notes.map(({ content }, at) => `<div data-fn-text="${at + 1}">${content}</div>`)].join(
    '\n',
  );
}

/** The text of a post from either editor, as HTML. */
export function readContent(item: WxrItem, context: ShortcodeContext): { html: string; notes: Note[] } {
  const isBlocks = /<!--\s{0,9}wp:/.test(item.content);
  const dynamic = new Set<string>();
  const plain = nameLanguages(item.content)
    .replace(blockMark, (_, _end, name: string, _settings, isAlone: string) => {
      if (isAlone !== '' && !/^(?:more|nextpage|separator|spacer|footnotes)$/.test(name)) dynamic.add(name);
      return '';
    })
    .replace(/<!--\s{0,9}(?:more|nextpage)\b[^\n]{0,500}?-->/g, '');
  const converted = convertWordpressShortcodes(plain, context);
  const notes = [...dynamic].map((name) => ({
    line: null,
    text: `The block ${name} is made by WordPress when it is shown, and is left out.`,
  }));
  const html = isBlocks ? converted.html : autoParagraphs(converted.html);
  return { html: addFootnotes(html, item), notes: [...notes, ...converted.notes] };
}
