import { largestSource } from '../../moving/jobs/files.ts';

const gigabytes = Math.round(largestSource / 2 ** 30);

export const tooLarge = {
  ru: `Файл больше ${gigabytes} ГБ или больше, чем было сказано. Разделите его на части.`,
  en: `The file has more than ${gigabytes} GB, or more than was said. Divide it into parts.`,
};

export const unknownKind = {
  path: 'name',
  code: 'unknown_kind',
  message: {
    ru: 'Импорт читает zip, tar.gz, xml, json, rss, atom и Markdown. Упакуйте папку в zip.',
    en: 'An import reads zip, tar.gz, xml, json, rss, atom and Markdown. Pack a folder as a zip.',
  },
} as const;

export const conflicts = {
  busy: {
    ru: 'Уже идёт другой импорт. Дождитесь его конца или отмените его.',
    en: 'Another import is at work. Wait for its end, or cancel it.',
  },
  notWanted: {
    ru: 'Этот файл уже загружен целиком, или загрузка отменена.',
    en: 'This file has come whole already, or its upload was cancelled.',
  },
  otherPart: {
    ru: 'Ожидается другая часть файла: продолжите с того места, до которого он дошёл.',
    en: 'Another part of the file is expected: go on from where it has come to.',
  },
  elsewhere: {
    ru: 'Начало файла лежит на другом сервере сайта. Отмените и загрузите файл ещё раз.',
    en: 'The beginning of the file lies with another server of the site. Cancel, and send the file again.',
  },
  nothingToTake: {
    ru: 'Здесь нечего импортировать: сначала нужна удачная проверка, и файл лежит день.',
    en: 'There is nothing to import here: a check comes first, and the file lies here for a day.',
  },
  notRunning: {
    ru: 'Здесь нечего отменять: работа уже закончилась.',
    en: 'There is nothing to cancel: the work has ended.',
  },
  nothingToUndo: {
    ru: 'Отменять нечего: импорт ничего не добавил, уже отменён, или прошло больше 30 дней.',
    en: 'There is nothing to undo: the import added nothing, was undone, or is older than 30 days.',
  },
} as const;
