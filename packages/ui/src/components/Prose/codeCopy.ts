import { copyText } from '../../text/copyText.ts';
import { codeBox, copyButton } from './codeCopy.css.ts';

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
  const button = page.createElement('button');
  const output = page.createElement('output');
  box.className = codeBox;
  button.type = 'button';
  button.className = copyButton;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (news: string, word = news) => {
    output.textContent = news;
    button.textContent = word;
  };

  show('', texts.copy);
  button.addEventListener('click', () => {
    void copyText(page, block.textContent ?? '').then((isDone) => {
      show(isDone ? texts.copied : texts.failed);
      clearTimeout(timer);
      timer = setTimeout(show, shownFor, '', texts.copy);
    });
  });
  block.replaceWith(box);
  box.append(block, button, output);
  return () => {
    clearTimeout(timer);
    box.replaceWith(block);
  };
}
