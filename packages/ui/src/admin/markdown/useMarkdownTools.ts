import { useLingui } from '@lingui/react/macro';
import type { InsertionName } from './insert/insertions.ts';
import type { Edit, Selection } from './markdownEdits.ts';
import { code, link, prefixLines, wrap } from './markdownEdits.ts';
import type { Tool } from './Toolbar.tsx';

export interface MarkdownToolsOptions {
  /** Changes the text at the selection. */
  apply(change: (at: Selection) => Edit | null): boolean;
  /** Opens the dialog for an insertion that needs files. */
  pick(what: InsertionName): void;
  /** Opens the library to choose pictures. */
  onLibrary(use: 'pictures'): void;
}

export interface MarkdownTools {
  tools: readonly Tool[];
  /** Runs the tool with that letter; returns whether there is one. */
  press(letter: string): boolean;
}

/** The shortcuts of the tools below that have a letter. */
export const toolKeys = ['Mod-b', 'Mod-i', 'Mod-e', 'Mod-k'];

/** Returns the tools that format the text or insert something, with their shortcuts. */
export function useMarkdownTools({ apply, pick, onLibrary }: MarkdownToolsOptions): MarkdownTools {
  const { t } = useLingui();
  const tools: Tool[] = [
    { glyph: 'bold', label: t`Жирный`, letter: 'B', run: () => apply((at) => wrap(at, '**')) },
    { glyph: 'italic', label: t`Курсив`, letter: 'I', run: () => apply((at) => wrap(at, '*')) },
    { glyph: 'heading', label: t`Подзаголовок`, run: () => apply((at) => prefixLines(at, '## ')) },
    { glyph: 'list', label: t`Список`, run: () => apply((at) => prefixLines(at, '- ')) },
    { glyph: 'quote', label: t`Цитата`, run: () => apply((at) => prefixLines(at, '> ')) },
    { glyph: 'code', label: t`Код`, letter: 'E', run: () => apply(code) },
    { glyph: 'link', label: t`Ссылка`, letter: 'K', run: () => apply((at) => link(at)) },
    { glyph: 'image', label: t`Картинка`, run: () => pick('picture') },
    { glyph: 'folder', label: t`Из файлов сайта`, run: () => onLibrary('pictures') },
  ];
  return {
    tools,
    press(letter) {
      const tool = tools.find((one) => one.letter === letter);
      tool?.run();
      return tool !== undefined;
    },
  };
}
