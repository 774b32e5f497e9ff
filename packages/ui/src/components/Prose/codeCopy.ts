import { codeBar, codeBox, copyButton } from './codeCopy.css.ts';

export interface CopyTexts {
  copy: string;
  copied: string;
  failed: string;
}

const shownFor = 2000;

/** A copy button on a block of code: without scripts it could do nothing, so it is not in the HTML. */
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
    void write(page, block.textContent ?? '').then((isDone) => {
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

async function write(page: Document, text: string): Promise<boolean> {
  try {
    await page.defaultView?.navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, or not a secure place: the text can still be selected by hand.
    return false;
  }
}
