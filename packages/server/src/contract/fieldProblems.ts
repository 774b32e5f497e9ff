import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Bilingual } from '../errorCatalogue.ts';
import type { FieldProblem } from '../errors.ts';

const formats: Readonly<Record<string, Bilingual>> = {
  email: { ru: 'Это не похоже на адрес почты.', en: 'This does not look like an email address.' },
  'web-address': {
    ru: 'Нужен полный адрес, начиная с https://.',
    en: 'Enter a full address, starting with https://.',
  },
  'picture-address': {
    ru: 'Нужна картинка этого сайта: загрузите её.',
    en: 'The picture must be on this site: upload it.',
  },
  'calendar-date': {
    ru: 'Нужен месяц (2024-05) или день, который есть в календаре (2024-05-17).',
    en: 'Enter a month (2024-05) or a calendar date (2024-05-17).',
  },
  'date-time': { ru: 'Нужно время в форме ISO 8601.', en: 'Enter a time in ISO 8601 format.' },
};

function amount(parameters: Record<string, unknown>): string {
  return String(parameters['limit']);
}

type Say = (parameters: Record<string, unknown>) => Bilingual;

/** The message for a person, by the schema keyword that failed. */
const messages: Readonly<Record<string, Say>> = {
  required: () => ({ ru: 'Обязательное поле.', en: 'This field is required.' }),
  // Used by slugs only.
  not: () => ({
    ru: 'Адрес не может выглядеть как идентификатор.',
    en: 'An address must not look like an id.',
  }),
  unevaluatedProperties: () => ({ ru: 'Такого поля нет.', en: 'There is no such field.' }),
  type: ({ type }) => ({
    ru: `Неверный тип: нужен ${String(type)}.`,
    en: `Wrong type: must be ${String(type)}.`,
  }),
  minLength: (p) =>
    p['limit'] === 1
      ? empty
      : {
          ru: `Слишком коротко: нужно не меньше ${amount(p)} знаков.`,
          en: `Too short: enter at least ${amount(p)} characters.`,
        },
  maxLength: (p) => ({
    ru: `Слишком длинно: можно не больше ${amount(p)} знаков.`,
    en: `Too long: at most ${amount(p)} characters are allowed.`,
  }),
  minimum: (p) => ({ ru: `Не меньше ${amount(p)}.`, en: `At least ${amount(p)}.` }),
  maximum: (p) => ({ ru: `Не больше ${amount(p)}.`, en: `At most ${amount(p)}.` }),
  minItems: (p) => ({ ru: `Нужно не меньше ${amount(p)}.`, en: `At least ${amount(p)} required.` }),
  maxItems: (p) => ({ ru: `Можно не больше ${amount(p)}.`, en: `At most ${amount(p)} allowed.` }),
  uniqueItems: () => ({ ru: 'Значения не должны повторяться.', en: 'Values must not repeat.' }),
  minProperties: () => ({
    ru: 'Нечего менять: нужно хотя бы одно поле.',
    en: 'Nothing to change: at least one field is required.',
  }),
  enum: ({ allowedValues }) => ({
    ru: `Допустимо: ${(allowedValues as unknown[]).join(', ')}.`,
    en: `Allowed: ${(allowedValues as unknown[]).join(', ')}.`,
  }),
  format: ({ format }) => formats[String(format)] ?? invalid,
};

const empty: Bilingual = { ru: 'Поле не должно быть пустым.', en: 'This must not be empty.' };
/** One of two fields is required: reported once, at the first. */
const noWayToAnswer: Bilingual = {
  ru: 'Укажите почту или Telegram, чтобы вам могли ответить.',
  en: 'Enter an email or a Telegram name to get a reply.',
};
const noTelegramName: Bilingual = {
  ru: 'Нужно имя в Telegram, например @anna_b, или ссылка https://t.me/anna_b.',
  en: 'Enter a Telegram name such as @anna_b, or a link such as https://t.me/anna_b.',
};
const invalid: Bilingual = { ru: 'Недопустимое значение.', en: 'This value is not allowed.' };

function pathOf(error: ErrorObject): string {
  const parts = error.instancePath.split('/').slice(1);
  const parameters = error.params as Record<string, string | undefined>;
  const child = parameters['missingProperty'] ?? parameters['unevaluatedProperty'];
  return (child === undefined ? parts : [...parts, child])
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')
    .slice(0, 200);
}

/** The `null` branch of a nullable field tells a person nothing, nor do further fields of a required choice. */
function isNoise(error: ErrorObject): boolean {
  if (/\/anyOf\/[1-9]\d*\/required$/.test(error.schemaPath)) return true;
  return (
    ['oneOf', 'anyOf'].includes(error.keyword) ||
    (error.keyword === 'type' && error.params['type'] === 'null')
  );
}

/** A `format` message explains in words what its pattern checks. */
function hasClearerMessage(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (error.keyword !== 'pattern') return false;
  return errors.some((other) => other.keyword === 'format' && other.instancePath === error.instancePath);
}

function messageOf({ keyword, schemaPath, params }: ErrorObject): Bilingual {
  if (schemaPath.endsWith('/anyOf/0/required')) return noWayToAnswer;
  if (schemaPath.endsWith('/Visible/pattern')) return empty;
  if (schemaPath.endsWith('/Telegram/pattern')) return noTelegramName;
  return messages[keyword]?.(params as Record<string, unknown>) ?? invalid;
}

/** Returns one message per field, at most 50. */
export function fieldProblems(errors: readonly ErrorObject[], prefix = ''): FieldProblem[] {
  const telling = errors.filter((error) => !isNoise(error) && !hasClearerMessage(error, errors));
  const byPath = new Map<string, Bilingual>();
  for (const error of telling.length > 0 ? telling : errors) {
    const path = [prefix, pathOf(error)].filter((part) => part !== '').join('.');
    if (!byPath.has(path) && byPath.size < 50) byPath.set(path, messageOf(error));
  }
  return [...byPath].map(([path, message]) => ({ path, code: 'invalid', message }));
}
