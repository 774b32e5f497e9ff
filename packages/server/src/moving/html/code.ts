import { all, make } from './dom.ts';

const named = /(?:^|\s)(?:language-|lang-|highlight-source-|brush:\s*)([\w+#-]+)/;
/** Highlighters that put a language's plain name next to their own. */
const beside =
  /(?:^|\s)(?:hljs|sourceCode)\s+([\w+#-]+)|(?<![\w+#-])([\w+#-]{1,30})\s+(?:hljs|sourceCode)(?:\s|$)/;
const declaring = ['data-language', 'data-lang', 'data-enlighter-language', 'data-code-block-lang'];

/** The same as in `clipboardCode.ts` of ui: see `toMarkdown.ts`. */
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

/** Turns each block of code into plain text with a language. */
export function simplifyCode(root: HTMLElement): void {
  for (const block of all(root, 'pre')) {
    const code = make(block, 'code');
    const language = languageOf(block);
    if (language !== '') code.className = `language-${language}`;
    for (const line of all(block, 'br'))
      line.parentNode?.replaceChild(root.ownerDocument.createTextNode('\n'), line);
    code.textContent = (block.textContent ?? '').replace(/\u00A0/g, ' ').replace(/\s+$/, '');
    block.textContent = '';
    block.appendChild(code);
  }
  for (const words of all(root, 'tt, samp')) {
    const code = make(words, 'code', words.textContent ?? '');
    words.parentNode?.replaceChild(code, words);
  }
}
