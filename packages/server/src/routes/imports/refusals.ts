import { largestSource } from '../../moving/jobs/files.ts';

const gigabytes = Math.round(largestSource / 2 ** 30);

export const tooLarge = {
  ru: `Файл больше ${gigabytes} ГБ или больше, чем было сказано. Разделите его на части.`,
  en: `The file is larger than ${gigabytes} GB or than announced. Split it into parts.`,
};

export const unknownKind = {
  path: 'name',
  code: 'unknown_kind',
  message: {
    ru: 'Импорт читает zip, tar.gz, xml, json, rss, atom и Markdown. Упакуйте папку в zip.',
    en: 'You can import zip, tar.gz, xml, json, rss, atom and Markdown. Zip a folder first.',
  },
} as const;

export const conflicts = {
  busy: {
    ru: 'Уже идёт другой импорт. Дождитесь его конца или отмените его.',
    en: 'Another import is running. Wait until it finishes, or cancel it.',
  },
  notWanted: {
    ru: 'Этот файл уже загружен целиком, или загрузка отменена.',
    en: 'This file is already fully uploaded, or its upload was cancelled.',
  },
  otherPart: {
    ru: 'Ожидается другая часть файла: продолжите с того места, до которого он дошёл.',
    en: 'Another part of the file is expected: continue from where the upload stopped.',
  },
  elsewhere: {
    ru: 'Начало файла лежит на другом сервере сайта. Отмените и загрузите файл ещё раз.',
    en: 'The beginning of the file is on another server of the site. Cancel, and upload the file again.',
  },
  fileElsewhere: {
    ru: 'Файл лежит на другом сервере сайта или пропал вместе с ним. Загрузите его ещё раз.',
    en: 'The file is on another server of the site, or was lost with it. Upload it again.',
  },
  nothingToTake: {
    ru: 'Здесь нечего импортировать: сначала нужна удачная проверка, и файл лежит день.',
    en: 'There is nothing to import: check the file first; it is kept for one day.',
  },
  notRunning: {
    ru: 'Здесь нечего отменять: работа уже закончилась.',
    en: 'There is nothing to cancel: the import has already ended.',
  },
  nothingToUndo: {
    ru: 'Отменять нечего: импорт ничего не добавил, уже отменён, или прошло больше 30 дней.',
    en: 'There is nothing to undo: the import added nothing, was undone, or is older than 30 days.',
  },
} as const;
