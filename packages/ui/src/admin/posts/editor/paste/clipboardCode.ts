import { all, rename } from './domTools.ts';

const named = /(?:^|\s)(?:language-|lang-|highlight-source-|brush:\s*)([\w+#-]+)/;
/** Highlighters that put a language's bare name beside their own. */
const beside = /(?:^|\s)(?:hljs|sourceCode)\s+([\w+#-]+)|([\w+#-]+)\s+(?:hljs|sourceCode)(?:\s|$)/;

function languageOf(block: HTMLElement): string {
  const code = block.querySelector('code');
  for (const element of [code, block, block.parentElement]) {
    if (!element) continue;
    const declared = element.dataset['lang'] ?? element.dataset['language'] ?? '';
    const found = named.exec(element.className) ?? beside.exec(element.className);
    const language = found?.[1] ?? found?.[2] ?? (declared || block.getAttribute('lang') || '');
    if (language && !/^(?:plain|text|plaintext|none)$/i.test(language)) return language.toLowerCase();
  }
  return '';
}

/** The text with its lines: highlighters break them by elements. */
function codeText(block: HTMLElement): string {
  for (const line of all(block, 'br')) line.replaceWith('\n');
  const lines = all(block, 'div, li, tr').filter((line) => !line.querySelector('div, li, tr'));
  for (const line of lines) if (!line.textContent.endsWith('\n')) line.append('\n');
  return block.textContent.replace(/\u00a0/g, ' ').replace(/\n+$/, '');
}

const monospace = /courier|consol|mono|menlo|monaco/i;
const isMonospace = (element: HTMLElement): boolean =>
  monospace.test(element.style.fontFamily.split(',')[0] ?? '');

/** All the words of a paragraph are in letters of one width. */
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

/** Documents have no code, only paragraphs in letters of one width: those after each other are a block. */
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

/** Makes each block of code what it is in Markdown: a text with a language. */
export function makeCode(root: HTMLElement): void {
  joinCodeLines(root);
  for (const block of all(root, 'pre')) {
    const code = root.ownerDocument.createElement('code');
    const language = languageOf(block);
    if (language) code.className = `language-${language}`;
    code.textContent = codeText(block);
    block.replaceChildren(code);
  }
  for (const words of all(root, 'span, font'))
    if (isMonospace(words) && !words.closest('pre, code')) rename(words, 'code');
}
