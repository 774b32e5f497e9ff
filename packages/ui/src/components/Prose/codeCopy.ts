import { copyText } from '../../text/copyText.ts';
import { codeBar, codeBox, copyButton } from './codeCopy.css.ts';

export interface CopyTexts {
  copy: string;
  copied: string;
  failed: string;
}

const shownFor = 2000;

/** Adds a copy button to a block of code. It is not in the HTML, because it needs scripts. */
export function addButton(block: HTMLPreElement, texts: CopyTexts): () => void {
  const page = block.ownerDocument;
  const box = page.createElement('div');
  const bar = page.createElement('div');
  const button = page.createElement('button');
  const news = page.createElement('output');
  box.className = codeBox;
  bar.className = codeBar;
  button.type = 'button';
  button.className = copyButton;
  button.textContent = texts.copy;
  let timer: ReturnType<typeof setTimeout> | undefined;

  button.addEventListener('click', () => {
    void copyText(page, block.textContent ?? '').then((isDone) => {
      news.textContent = isDone ? texts.copied : texts.failed;
      clearTimeout(timer);
      timer = setTimeout(() => (news.textContent = ''), shownFor);
    });
  });
  block.replaceWith(box);
  bar.append(news, button);
  box.append(block, bar);
  return () => {
    clearTimeout(timer);
    box.replaceWith(block);
  };
}
