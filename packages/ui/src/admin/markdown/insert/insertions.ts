/** What can be inserted into a text, by name. */
import type { Edit, Selection } from '../markdownEdits.ts';
import { insertMarkdown } from '../markdownEdits.ts';

export const insertionNames = [
  'picture',
  'gallery',
  'galleryFiles',
  'table',
  'code',
  'callout',
  'decision',
  'comparison',
  'details',
  'formula',
  'footnote',
  'video',
  'quote',
  'divider',
  'post',
] as const;
export type InsertionName = (typeof insertionNames)[number];

/** Search words for each insertion, in addition to its label. */
const names: Readonly<Record<InsertionName, string>> = {
  picture: 'картинка изображение фото рисунок picture image photo',
  gallery: 'галерея gallery',
  galleryFiles: 'галерея файлы gallery files library',
  table: 'таблица table',
  code: 'код code программа pre',
  callout: 'выноска заметка внимание callout note warning tip',
  decision: 'решение decision',
  comparison: 'было стало до после before after compare',
  details: 'свернуть спойлер сворачиваемый details collapsible spoiler toggle',
  formula: 'формула математика maths formula equation latex',
  footnote: 'сноска примечание footnote',
  video: 'видео ролик youtube video film',
  quote: 'цитата quote',
  divider: 'разделитель черта линия divider line rule hr',
  post: 'ссылка пост статья link post',
};

/** Returns whether the typed text is the beginning of a search word or a word of the label. */
export function isMeant(name: InsertionName, label: string, typed: string): boolean {
  const words = `${names[name]} ${label}`.toLowerCase().split(/[\s,()]+/);
  return words.some((word) => word.startsWith(typed.toLowerCase()));
}

/** The placeholder words of the inserted templates. */
export type InsertionWords = Readonly<
  Record<
    'column' | 'language' | 'text' | 'heading' | 'video' | 'decided' | 'price' | 'before' | 'after',
    string
  >
>;

/** Returns the Markdown with `${}` around placeholders, in Tab order; null if the insertion needs more than text. */
export function templateOf(name: InsertionName, words: InsertionWords): string | null {
  switch (name) {
    case 'table': {
      const column = words.column;
      const line = (cell: string) =>
        `| ${cell.padEnd(column.length + 2)} | ${cell.padEnd(column.length + 2)} |`;
      const head = `| \${${column} 1} | ${column} 2 |`;
      return `${head}\n${line('-'.repeat(column.length + 2))}\n${line('')}`;
    }
    case 'code':
      return `\`\`\`\${${words.language}}\n\${}\n\`\`\``;
    case 'callout':
      return `> [!NOTE]\n> \${${words.text}}`;
    case 'decision':
      return `> [!DECISION] \${${words.decided}}\n> \${${words.text}}\n>\n> \${${words.price}}\n> : \${…}`;
    case 'comparison':
      return `::: before-after\n\n\${${words.before}}\n\n---\n\n\${${words.after}}\n\n:::`;
    case 'details':
      return `::: details \${${words.heading}}\n\n\${${words.text}}\n\n:::`;
    case 'formula':
      return '$$\n${x^2}\n$$';
    case 'video':
      return `[\${${words.video}}](\${https://})`;
    case 'quote':
      return `> \${${words.text}}`;
    case 'divider':
      return '---\n\n${}';
    default:
      return null;
  }
}

/** Inserts a template without its `${}`, with the first placeholder selected. */
export function templateEdit(selection: Selection, template: string): Edit {
  const found = /\$\{([^}]*)\}/.exec(template);
  const edit = insertMarkdown(selection, template.replace(/\$\{([^}]*)\}/g, '$1'));
  if (!found) return edit;
  const start = edit.from + edit.insert.indexOf(template.slice(0, found.index)) + found.index;
  return { ...edit, start, end: start + (found[1]?.length ?? 0) };
}

/**
 * Inserts a footnote: its mark after the words at the caret, or after the paragraph above an empty line; its text at
 * the end.
 */
export function footnote({ text, start, end }: Selection): Edit {
  const taken = [...text.matchAll(/\[\^(\d{1,6})\]/g)].map(([, number]) => Number(number));
  const mark = `[^${Math.max(0, ...taken) + 1}]`;
  const before = text.slice(0, start);
  const paragraph = before.trimEnd();
  const isAbove = /\n\s*$/.test(before) && /[\p{L}\p{N}.,!?…)»”"']$/u.test(paragraph);
  const at = isAbove ? paragraph.length : start;
  const rest = text.slice(at, start) + text.slice(end);
  const tail = rest.trimEnd();
  const gap = /(?:^|\n)\[\^[^\]]+\]:[^\n]*$/.test(tail) ? '\n' : '\n\n';
  const insert = `${mark}${tail}${gap}${mark}: `;
  const caret = at + insert.length;
  return { from: at, to: text.length, insert, start: caret, end: caret };
}
