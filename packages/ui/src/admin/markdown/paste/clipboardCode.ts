import { all, rename } from './domTools.ts';

const named = /(?:^|\s)(?:language-|lang-|highlight-source-|brush:\s*)([\w+#-]+)/;
/** Classes of highlighters that put the bare language name next to their own. */
const beside =
  /(?:^|\s)(?:hljs|sourceCode)\s+([\w+#-]+)|(?<![\w+#-])([\w+#-]{1,30})\s+(?:hljs|sourceCode)(?:\s|$)/;
const declaring = ['data-language', 'data-lang', 'data-enlighter-language', 'data-code-block-lang'];

/** The same as in the server's `code.ts`: see `pastedMarkdown.ts`. */
function languageOf(block: HTMLElement): string {
  for (const element of [block.querySelector('code'), block, block.parentElement]) {
    if (!element) continue;
    const declared = declaring.map((name) => element.getAttribute(name));
    // around the block it is the language of the words
    if (element !== block.parentElement) declared.push(element.getAttribute('lang'));
    const found = named.exec(element.className) ?? beside.exec(element.className);
    const language = found?.[1] ?? found?.[2] ?? declared.find((name) => name) ?? '';
    if (/^[\w+#-]{1,30}$/.test(language) && !/^(?:plain|text|plaintext|none|generic|raw)$/i.test(language))
      return language.toLowerCase();
  }
  return '';
}

/** Returns the text with line breaks, which highlighters express as elements. */
function codeText(block: HTMLElement): string {
  for (const line of all(block, 'br')) line.replaceWith('\n');
  const lines = all(block, 'div, li, tr').filter((line) => !line.querySelector('div, li, tr'));
  for (const line of lines) if (!line.textContent.endsWith('\n')) line.append('\n');
  return block.textContent.replace(/\u00a0/g, ' ').replace(/\n+$/, '');
}

const monospace = /courier|consol|mono|menlo|monaco/i;
const isMonospace = (element: HTMLElement): boolean =>
  monospace.test(element.style.fontFamily.split(',')[0] ?? '');

/** Whether the whole paragraph is in a monospace font. */
function isCodeLine(paragraph: HTMLElement): boolean {
  if (paragraph.textContent.trim() === '' || paragraph.closest('li, td, th')) return false;
  if (isMonospace(paragraph)) return true;
  return [...paragraph.childNodes].every(
    (node) =>
      (node instanceof HTMLElement && isMonospace(node)) ||
      node.nodeName === 'BR' ||
      node.textContent?.trim() === '',
  );
}

/** Office documents have no code blocks: adjacent monospace paragraphs are joined into one. */
function joinCodeLines(root: HTMLElement): void {
  let block: HTMLElement | null = null;
  for (const paragraph of all(root, 'p').filter(isCodeLine)) {
    const text = codeText(paragraph);
    if (block && paragraph.previousElementSibling === block) {
      block.append(`\n${text}`);
      paragraph.remove();
    } else {
      block = rename(paragraph, 'pre');
      block.textContent = text;
    }
  }
}

/** Turns each code block into text with a language, as in Markdown. */
export function makeCode(root: HTMLElement): void {
  joinCodeLines(root);
  for (const block of all(root, 'pre')) {
    const code = root.ownerDocument.createElement('code');
    const language = languageOf(block);
    if (language) code.className = `language-${language}`;
    code.textContent = codeText(block);
    block.replaceChildren(code);
  }
  for (const words of all(root, 'span, font, tt, samp'))
    if ((words.matches('tt, samp') || isMonospace(words)) && !words.closest('pre, code'))
      rename(words, 'code');
}
