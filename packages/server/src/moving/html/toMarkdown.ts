/**
 * The rules of pasting in `ui/src/admin/posts/editor/paste` are the same, for a browser's DOM: code of both would need
 * a new entry point of core. The tests of both read `scripts/fixtures/htmlToMarkdown.json`.
 */
import TurndownService from 'turndown';

const service = new TurndownService({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
  br: '\\',
});

const signs = /[()\s<>]/g;
const addressOf = (text: string): string =>
  text.trim().replace(signs, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();
const rule = (
  name: string,
  filter: TurndownService.Filter,
  replacement: TurndownService.ReplacementFunction,
): unknown => service.addRule(name, { filter, replacement });
const around =
  (mark: string) =>
  (content: string): string =>
    content.trim() === '' ? content : content.replace(/^(\s*)([^]*?)(\s*)$/, `$1${mark}$2${mark}$3`);

// Text that looks like a tag or the name of a character must not become one.
const escapeMarks = service.escape.bind(service);
service.escape = (text) => escapeMarks(text).replace(/<(?=[a-zA-Z/!])|&(?=#?\w+;)/g, '\\$&');

rule('links', 'a', (content, node) => {
  const href = (node.getAttribute('href') ?? '').trim();
  const words = oneLine(content).replace(/^#+ /, '');
  if (href === '' || words === '') return content;
  return node.textContent === href ? href : `[${words}](${addressOf(href)})`;
});
rule('pictures', ['img', 'video'], (_, node) => {
  const address = node.getAttribute('src') ?? '';
  const words = (node.getAttribute('alt') ?? '').replace(/[[\]\s]+/g, ' ').trim();
  const title = (node.getAttribute('title') ?? '').replace(/[\\"]/g, (sign) => `\\${sign}`);
  const picture = `![${words}](${addressOf(address)}${title === '' ? '' : ` "${title}"`})`;
  if (address === '') return '';
  // a video is on its own line
  return node.nodeName === 'VIDEO' ? `\n\n${picture}\n\n` : picture;
});
// each picture of a gallery is on its own line
rule('lines', 'wbr', () => '\n');
rule('items', 'li', (content, node) => {
  const mark = node.getAttribute('data-mark') ?? '- ';
  const task = node.getAttribute('data-task');
  const words = content.trim().replace(/\n{2,}(?=\s*(?:[-*+]|\d+\.) )/g, '\n');
  const inner = words.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
  return `${mark}${task === null ? '' : `[${task}] `}${inner}\n`;
});
rule('cells', ['td', 'th'], (content) => {
  const words = content
    .trim()
    .replace(/(?:\\\n|\s*\n\s*)+/g, '<br>')
    .replace(/(?<!\\)\|/g, '\\|');
  return ` ${words} |`;
});
rule('rows', 'tr', (content, node) => {
  const line = `|${content}\n`;
  if (node.closest('table')?.querySelector('tr') !== node) return line;
  const marks = Array.from(node.children).map((cell) => {
    const side = cell.getAttribute('align') ?? '';
    if (side === 'center') return ':-:';
    return side === 'right' ? '--:' : '---';
  });
  return `${line}| ${marks.join(' | ')} |\n`;
});
rule('tables', 'table', (content) => `\n\n${content.trim()}\n\n`);
rule('struck', ['del', 's', 'strike'] as TurndownService.Filter, around('~~'));
rule('marked', 'mark', around('=='));
rule('keys', ['kbd', 'sub', 'sup'], (content, node) => {
  const name = node.nodeName.toLowerCase();
  const note = node.getAttribute('data-fn');
  if (note) return `[^${note}]`;
  return content.trim() === '' ? content : `<${name}>${content}</${name}>`;
});
rule(
  'notes',
  (node) => node.hasAttribute('data-fn-text'),
  (content, node) => `\n\n[^${node.getAttribute('data-fn-text') ?? ''}]: ${oneLine(content)}\n\n`,
);
const quoted = (lines: readonly string[]): string =>
  `\n\n${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n`;
rule('quotes', 'blockquote', (content) => quoted(content.trim().split('\n')));
rule(
  'callouts',
  (node) => node.nodeName === 'ASIDE',
  (content) => quoted(['[!NOTE]', ...content.trim().split('\n')]),
);
rule('titles', 'summary', () => '');
rule('folded', 'details', (content, node) => {
  const title = oneLine(node.querySelector('summary')?.textContent ?? '');
  return `\n\n::: details ${title}\n\n${content.trim()}\n\n:::\n\n`;
});
rule('terms', 'dt', (content) => `\n\n${content.trim()}\n`);
rule('meanings', 'dd', (content) => `: ${content.trim().replace(/\n(?=.)/g, '\n  ')}\n`);

/** Converts a simplified document to Markdown. */
export function toMarkdown(root: HTMLElement): string {
  return service.turndown(root).replace(/\u00A0(?=\n|$)/g, '');
}
