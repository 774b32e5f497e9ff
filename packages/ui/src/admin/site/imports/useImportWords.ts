import type { Import, ImportOutcome } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';

export interface ImportWords {
  /** The actual or expected outcome of an item. */
  outcome(outcome: ImportOutcome): string;
  /** The state of an import as a sentence. */
  state(item: Import): string;
  /** The program that exported the file. */
  format(format: string): string;
}

const names: Readonly<Record<string, string>> = {
  janus: 'Janus',
  wordpress: 'WordPress',
  ghost: 'Ghost',
  medium: 'Medium',
  feed: 'RSS, Atom',
  hugo: 'Hugo',
  jekyll: 'Jekyll',
  hexo: 'Hexo',
  astro: 'Astro',
  eleventy: 'Eleventy',
  docusaurus: 'Docusaurus',
  obsidian: 'Obsidian',
  notion: 'Notion',
  substack: 'Substack',
  resume: 'JSON Resume',
  linkedin: 'LinkedIn',
  folder: 'Markdown',
};

/** Returns the UI strings for imports. */
export function useImportWords(): ImportWords {
  const { t } = useLingui();
  const outcomes: Readonly<Record<ImportOutcome, string>> = {
    taken: t`взято`,
    changed: t`взято с изменениями`,
    kept: t`оставлено как есть`,
    aside: t`здесь не хранится`,
    refused: t`не взято`,
    removed: t`убрано`,
  };
  const states: Readonly<Record<Import['task'], Readonly<Record<Import['state'], string>>>> = {
    upload: {
      running: t`Файл загружается.`,
      done: t`Файл загружен.`,
      failed: t`Файл не загружен.`,
      cancelled: t`Загрузка отменена.`,
      interrupted: t`Загрузка прервалась. Начните ещё раз.`,
    },
    check: {
      running: t`Идёт проверка. На сайте пока ничего не меняется.`,
      done: t`Проверено. На сайте пока ничего не изменилось.`,
      failed: t`Файл не прочитан. На сайте ничего не изменилось.`,
      cancelled: t`Проверка остановлена. На сайте ничего не изменилось.`,
      interrupted: t`Проверка прервалась: сервер перезапустился. Начните ещё раз.`,
    },
    import: {
      running: t`Идёт импорт.`,
      done: t`Импорт закончен.`,
      failed: t`Импорт прервался. Что взято, осталось на сайте; запустите его снова, чтобы взять остальное.`,
      cancelled: t`Импорт остановлен. Что взято, осталось на сайте; запустите его снова, чтобы взять остальное.`,
      interrupted: t`Импорт прервался: сервер перезапустился. Что взято, осталось на сайте; запустите его снова, чтобы взять остальное.`,
    },
    undo: {
      running: t`Импорт отменяется: то, что он добавил, уходит в «Недавно удалённые».`,
      done: t`Импорт отменён. Что вы изменили после него, осталось.`,
      failed: t`Отмена прервалась. Запустите её снова.`,
      cancelled: t`Отмена остановлена. Остальное можно отменить позже.`,
      interrupted: t`Отмена прервалась: сервер перезапустился. Запустите её снова.`,
    },
  };
  return {
    outcome: (outcome) => outcomes[outcome],
    state: ({ task, state }) => states[task][state],
    format: (format) => names[format] ?? format,
  };
}
