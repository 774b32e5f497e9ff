/**
 * Converts pasted rich text to Markdown; loaded on demand, with the first such paste. The import of the server has the
 * same rules in `moving/html`, for another DOM: code of both would need a new entry point of core. The tests of both
 * read `scripts/fixtures/htmlToMarkdown.json`.
 */
import TurndownService from 'turndown';
import { cleanClipboard } from './cleanClipboard.ts';

const service = new TurndownService({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
  br: '\\',
});

const signs = /[()\s<>]/g;
const addressOf = (text: string) =>
  text.trim().replace(signs, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();
const rule = (
  name: string,
  filter: TurndownService.Filter,
  replacement: TurndownService.ReplacementFunction,
) => service.addRule(name, { filter, replacement });
const around = (mark: string) => (content: string) =>
  content.trim() === '' ? content : content.replace(/^(\s*)([^]*?)(\s*)$/, `$1${mark}$2${mark}$3`);

// Text that looks like a tag or the name of a character is escaped.
const escapeMarks = service.escape.bind(service);
service.escape = (text) => escapeMarks(text).replace(/<(?=[a-zA-Z/!])|&(?=#?\w+;)/g, '\\$&');

// A link to a script or to a local file is dropped.
rule('links', 'a', (content, node) => {
  const element = node;
  const href = (element.getAttribute('href') ?? '').trim();
  const words = oneLine(content).replace(/^#+ /, '');
  const isSafe = /^(?:https?:|mailto:|tel:|[/#?.])/i.test(href) || /^[\w-]+(?:[/.?#]|$)/.test(href);
  if (!isSafe || words === '') return content;
  return element.textContent.trim() === href ? href : `[${words}](${addressOf(href)})`;
});
// A picture without a web address cannot be copied or shown on a page.
rule('pictures', 'img', (_, node) => {
  const element = node;
  const address = element.getAttribute('src') ?? '';
  const alt = (element.getAttribute('alt') ?? '').replace(/[[\]\s]+/g, ' ').trim();
  return /^https?:/i.test(address) ? `![${alt}](${addressOf(address)})` : '';
});
rule('items', 'li', (content, node) => {
  const element = node;
  const list = element.parentElement;
  const at = list ? [...list.children].filter(({ nodeName }) => nodeName === 'LI').indexOf(element) : 0;
  const start = Number(list?.getAttribute('start') ?? 1);
  const mark = list?.nodeName === 'OL' ? `${start + at}. ` : '- ';
  const task = element.dataset['task'];
  const words = content.trim().replace(/\n{2,}(?=\s*(?:[-*+]|\d+\.) )/g, '\n');
  const inner = words.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
  return `${mark}${task === undefined ? '' : `[${task}] `}${inner}\n`;
});
rule('cells', ['td', 'th'], (content) => {
  const words = content
    .trim()
    .replace(/(?:\\\n|\s*\n\s*)+/g, '<br>')
    .replace(/(?<!\\)\|/g, '\\|');
  return ` ${words} |`;
});
rule('rows', 'tr', (content, node) => {
  const row = node as HTMLTableRowElement;
  const table = row.closest('table');
  const line = `|${content}\n`;
  if (table?.rows[0] !== row) return line;
  const marks = [...row.cells].map(({ align, style }) => {
    const side = align || style.textAlign;
    return side === 'center' ? ':-:' : /right|end/.test(side) ? '--:' : '---';
  });
  return `${line}| ${marks.join(' | ')} |\n`;
});
rule('tables', 'table', (content) => `\n\n${content.trim()}\n\n`);
rule('struck', ['del', 's', 'strike'] as TurndownService.Filter, around('~~'));
rule('marked', 'mark', around('=='));
rule('keys', ['kbd', 'sub', 'sup'], (content, { nodeName }) => {
  const name = nodeName.toLowerCase();
  return content.trim() === '' ? content : `<${name}>${content}</${name}>`;
});
rule(
  'formulas',
  (node) => 'formula' in node.dataset,
  (_, node) => {
    const { dataset, textContent } = node;
    return dataset['formula'] === 'display' ? `\n\n$$\n${textContent}\n$$\n\n` : `$${textContent}$`;
  },
);
const quoted = (content: string) =>
  `\n\n${content.trim().replace(/^.*/gm, (line) => `> ${line}`.trimEnd())}\n\n`;
rule('quotes', 'blockquote', quoted);
// Notion callouts and asides of web pages.
rule('callouts', 'aside', (content) => quoted(`[!NOTE]\n${content.trim()}`));
rule('titles', 'summary', () => '');
rule('folded', 'details', (content, node) => {
  const title = oneLine(node.querySelector('summary')?.textContent ?? '');
  return `\n\n::: details ${title}\n\n${content.trim()}\n\n:::\n\n`;
});
rule('terms', 'dt', (content) => `\n\n${content.trim()}\n`);
rule('meanings', 'dd', (content) => `: ${content.trim().replace(/\n(?=.)/g, '\n  ')}\n`);
rule('videos', ['iframe', 'video', 'audio'] as TurndownService.Filter, (_, node) => {
  const address = node.getAttribute('src') ?? '';
  return /^https?:/i.test(address) ? `\n\n<${address}>\n\n` : '';
});

/** The parsed document is never shown: it runs nothing and loads nothing. */
export function pastedMarkdown(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  cleanClipboard(body);
  return service.turndown(body).replace(/\u00ad|\u00a0(?=\n|$)/g, '');
}
