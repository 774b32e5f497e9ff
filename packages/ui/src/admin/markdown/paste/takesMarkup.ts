/** The clipboard data pasted into a text field. */
export interface PastedData {
  text: string;
  html: string;
  types: readonly string[];
}

const structure =
  /<(?:h[1-6]|[uod]l|table|pre|blockquote|a|img|strong|b|em|i|code|del|s|hr|sub|sup|kbd|mark|details)[\s>/]|mso-list|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic/i;

/** Code editors put their syntax colours on the clipboard as HTML. */
const codeEditor =
  /^\s*(?:<html[^>]*>|<head>[^]*?<\/head>|<body[^>]*>|<meta[^>]*>|<!--StartFragment-->|\s)*<(?:div|pre)[^>]*style=(?:"[^"]*(?:white-space:\s*pre|font-family)|'[^']*(?:white-space:\s*pre|font-family))[^>]*>/i;
const documents = /docs-internal-guid|mso-|notionvc/i;

const marks = /^#{1,6} \S|^(?:```|~~~)|\*\*\S|\]\([^)\s]+\)|^\|?(?: *:?-{3,}:? *\|)+/gm;
const countOfMarks = (text: string): number => text.match(marks)?.length ?? 0;

/** Returns whether the HTML carries more than the plain text; it does not for code, plain words and Markdown. */
export function takesMarkup({ text, html, types }: PastedData): boolean {
  if (!structure.test(html) || types.includes('vscode-editor-data')) return false;
  const isOwnKind = documents.test(html);
  if (!isOwnKind && codeEditor.test(html)) return false;
  // Notion's own Markdown writes callouts as tags.
  return /notionvc/.test(html) || !isMarkdown(text, html);
}

/**
 * Some programs copy the Markdown they show as plain text, which is kept. Marks inside code do not count as Markdown.
 */
function isMarkdown(text: string, html: string): boolean {
  const inText = countOfMarks(text);
  if (inText === 0) return false;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const code = [...page.querySelectorAll('pre, :not(pre) > code')].map(({ textContent }) => textContent);
  return inText > countOfMarks(code.join('\n'));
}
