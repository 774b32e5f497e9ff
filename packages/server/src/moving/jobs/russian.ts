import { escapeRegExp } from '@janus-site/core';
import { errorCatalogue } from '../../errorCatalogue.ts';

/**
 * Messages of imports, as the formats write them for the command line, and in Russian; a brace stands for a name or a
 * number.
 */
const said: readonly (readonly [english: string, russian: string])[] = [
  ['A post with this address already exists.', 'Пост с таким адресом уже есть.'],
  [
    '{} is the same in the other language and was refused: mend it and import again, and it joins this post.',
    'Файл {} — тот же пост на другом языке, его не удалось взять. Исправьте файл и повторите импорт: он добавится к этому посту.',
  ],
  [
    '{} joins its post, which came without it before.',
    'Файл {} добавлен к своему посту: раньше пост пришёл без него.',
  ],
  ['One with this name already exists.', 'С таким названием уже есть.'],
  [
    'A symbolic link is not followed: put the file itself there.',
    'По символическим ссылкам импорт не ходит: положите сам файл.',
  ],
  [
    'Its author {} has no account of that email here: the post is the owner’s.',
    'У автора {} здесь нет учётной записи с такой почтой: пост записан на владельца.',
  ],
  [
    'The series {} has {} posts already: this one is not in it.',
    'В серии {} уже {} постов: этот в неё не вошёл.',
  ],
  ['Another post is {}: this one becomes {}.', 'Адрес {} занят другим постом: этот получит {}.'],
  ['Fields without a place here: {}.', 'Поля, которым здесь нет места: {}.'],
  ['Elements without a place here are left out: {}.', 'Элементы, которым здесь нет места, опущены: {}.'],
  [
    'Tags that are left out, a post has at most {} of {} characters: {}.',
    'Опущенные метки (у поста не больше {} по {} знаков): {}.',
  ],
  ['The cover {} is not among the files and is left out.', 'Обложки {} среди файлов нет, она опущена.'],
  ['The cover {} is not in the folder and is left out.', 'Обложки {} в папке нет, она опущена.'],
  ['The date {} cannot be read and is left out.', 'Дату {} не удалось прочитать, она опущена.'],
  ['The date {} has no month and is taken as {}.', 'В дате {} нет месяца, она понята как {}.'],
  ['The address {} is not a web address and is left out.', '{} — не адрес в интернете, он опущен.'],
  ['The section {} is no list.', 'Раздел {} — не список.'],
  ['The section {} has {} entries; the most is {}.', 'В разделе {} записей: {}, можно не больше {}.'],
  ['{} has no column {}.', 'В {} нет столбца {}.'],
  ['{}: the CSV cannot be read: a quote is not closed.', '{}: CSV не читается: кавычка не закрыта.'],
  [
    'Of a database the pages become posts: keep the file for its columns.',
    'Из базы данных постами становятся страницы: сохраните файл ради столбцов.',
  ],
  ['paying readers', 'платных читателей'],
  ['founding members', 'основателей'],
  ['readers who do not pay', 'читателей без оплаты'],
  ['{} is no list of entries.', '{} — не список записей.'],
  ['{} has {} entries; the most is {}.', '{}: {} записей, можно не больше {}.'],
  ['The profile has {} already, which stays.', 'В профиле уже есть {}, осталось как было.'],
  ['the name', 'имя'],
  ['the headline', 'подзаголовок'],
  ['the words about the owner', 'рассказ о себе'],
  ['the place', 'место'],
  ['the email', 'почта'],
  ['the address at GitHub', 'адрес на GitHub'],
  ['the name at Telegram', 'имя в Telegram'],
  [
    'The rest of the profile is the sample’s still: look it over.',
    'Остальное в профиле пока из примера: просмотрите его.',
  ],
  ['It contains no name, so there is no profile to import.', 'Имени нет, а без него нет и профиля.'],
  ['The date {} has no zone and is taken as of UTC.', 'У даты {} нет часового пояса, она понята как UTC.'],
  [
    'Front matter in JavaScript is not run, and {} is no plain value: the post is a draft.',
    'JavaScript в начале файла не выполняется, и значение {} узнать нельзя: пост стал черновиком.',
  ],
  ['It is a template for new notes, not a post.', 'Это шаблон новой заметки, а не пост.'],
  [
    'It is a part of the page beside it, and no post: keep the file.',
    'Это часть соседней страницы, а не пост: сохраните файл.',
  ],
  ['There is no text in the folder that would be a post.', 'В папке нет текста, который был бы постом.'],
  ['The shortcode {} stays as it is written: {}', 'Шорткод {} остался как написан: {}'],
  ['A shortcode stays as it is written: {}', 'Шорткод остался как написан: {}'],
  ['The component {} stays as it is written.', 'Компонент {} остался как написан.'],
  [
    'The block {} is made by WordPress when it is shown, and is left out.',
    'Блок {} WordPress делает при показе, он опущен.',
  ],
  ['Left out, because it is not on this site: {}', 'Опущено, здесь этого нет: {}'],
  ['Left out: {}', 'Опущено: {}'],
  [
    'The picture {} leads to nothing in the folder and stays as it is written.',
    'Картинки {} в папке нет, осталось как написано.',
  ],
  [
    'The link {} leads to nothing in the folder and stays as it is written.',
    'Ссылка {} никуда в папке не ведёт, осталось как написано.',
  ],
  ['{} stays as it is written: {}', '{} осталось как написано: {}'],
  ['A picture without an address is not among the files and is left out.', 'Картинка без адреса опущена.'],
  [
    'A recording without an address is not among the files and is left out.',
    'Запись звука без адреса опущена.',
  ],
  [
    '{} is not among the files and stays where it was.',
    'Файла {} среди принесённых нет, ссылка ведёт на прежнее место.',
  ],
  ['{} is not among the files and is left out.', 'Файла {} среди принесённых нет, он опущен.'],
  ['{} stays where it was: {}', '{} остаётся на прежнем месте: {}'],
  [
    '{} is a recording, which the site does not keep: it stays a link.',
    '{} — запись звука, сайт их не хранит: осталась ссылка.',
  ],
  [
    '{} is a recording, which the site does not keep: it stays as it is written.',
    '{} — запись звука, сайт их не хранит: осталось как написано.',
  ],
  [
    '{} is a recording, which the site does not keep: it is left out.',
    '{} — запись звука, сайт их не хранит: она опущена.',
  ],
  ['It was sent by email alone and becomes a draft.', 'Пост был разослан только письмами и стал черновиком.'],
  ['It was for {} alone and becomes a draft.', 'Пост был только для {} и стал черновиком.'],
  ['Cards that are left out: {}.', 'Опущенные карточки: {}.'],
  [
    'There is no place for a page here yet: keep the file.',
    'Страницам здесь пока нет места: сохраните файл.',
  ],
  ['There is no place for them here yet: keep the file.', 'Для них здесь пока нет места: сохраните файл.'],
  ['There is no place for a {} here yet: keep the file.', 'Для {} здесь пока нет места: сохраните файл.'],
  ['There are no comments here yet: keep the file.', 'Комментариев здесь пока нет: сохраните файл.'],
  ['The file has no text of a post.', 'В файле нет текста поста.'],
  ['The feed may hold the beginning of the text alone.', 'В ленте может быть только начало текста.'],
  [
    'The text is neither HTML nor of an editor of Ghost that is known.',
    'Текст не в HTML и не из известного редактора Ghost.',
  ],
  ['The text is nested more than {} deep: simplify it.', 'Вложенность текста больше {}: упростите его.'],
  [
    'The HTML is nested more than {} deep: simplify the text.',
    'Вложенность HTML больше {}: упростите текст.',
  ],
  [
    'The text has more than {} characters: divide it into posts.',
    'В тексте больше {} знаков: разделите его на посты.',
  ],
  [
    'The text has more than {} characters of HTML: divide it.',
    'В тексте больше {} знаков HTML: разделите его.',
  ],
  [
    'The text has more than {} elements of HTML: divide it.',
    'В тексте больше {} элементов HTML: разделите его.',
  ],
  ['{}: the JSON cannot be read: {}', '{}: JSON не читается: {}'],
  ['{}: the YAML cannot be read: {}', '{}: YAML не читается: {}'],
  ['{}: the TOML cannot be read: {}', '{}: TOML не читается: {}'],
  ['{}: the XML cannot be read: {}', '{}: XML не читается: {}'],
  [
    '{}: the YAML has aliases (*name), which are not taken: write the values out.',
    '{}: в YAML есть псевдонимы (*имя), импорт их не берёт: впишите значения.',
  ],
  [
    '{} does not begin with front matter between two lines of ---.',
    '{} не начинается с полей между двумя строками ---.',
  ],
  ['{} is not UTF-8: save it in that encoding.', '{} не в UTF-8: сохраните в этой кодировке.'],
  [
    '{} lies more than {} folders deep: give the folder of the texts alone.',
    '{} лежит глубже {} папок: дайте только папку с текстами.',
  ],
  [
    '{} lies more than {} folders deep: pack the folder of the texts alone.',
    '{} лежит глубже {} папок: упакуйте только папку с текстами.',
  ],
  [
    'There are more than {} files: give the folder of the texts alone.',
    'Файлов больше {}: дайте только папку с текстами.',
  ],
  [
    'The files have more than {} MB together: give the folder of the texts and their pictures alone.',
    'Файлы вместе больше {} МБ: дайте только папку с текстами и их картинками.',
  ],
  ['{} is not in the folder.', '{} нет в папке.'],
  [
    '{} has {} bytes; the most is {}. Make it smaller, or leave it out.',
    '{}: {} байт, можно не больше {}. Уменьшите файл или уберите его.',
  ],
  [
    'The archive has more than {} files: pack the texts alone.',
    'В архиве больше {} файлов: упакуйте только тексты.',
  ],
  [
    'The archive unpacks to more than {} MB: pack the texts and their pictures alone.',
    'Архив распаковывается больше чем в {} МБ: упакуйте только тексты и их картинки.',
  ],
  ['The archive has more than {} MB: divide it.', 'Архив больше {} МБ: разделите его.'],
  ['{} is encrypted: pack the files without a password.', '{} зашифрован: упакуйте файлы без пароля.'],
  [
    '{} is neither a file nor a folder: pack plain files alone.',
    '{} — не файл и не папка: упакуйте только обычные файлы.',
  ],
  [
    'A name in the archive has a zero in it: pack it anew.',
    'В имени внутри архива нулевой знак: упакуйте заново.',
  ],
  [
    'Two names in the archive stand in each other’s way, or one is too long: pack it anew.',
    'Два имени в архиве мешают друг другу или одно слишком длинное: упакуйте заново.',
  ],
  [
    'The archive cannot be read: {}. Nothing of it was taken.',
    'Архив не читается: {}. Из него ничего не взято.',
  ],
  [
    'The export is of a newer version of Janus (layout {}): install that one.',
    'Выгрузка сделана более новой версией Janus (раскладка {}): установите её.',
  ],
  ['It was not there any more.', 'Этого уже не было.'],
  [
    'It was changed since the import: it is yours, and stays.',
    'Изменено после импорта: это ваше и остаётся.',
  ],
  ['It leads to a post that stays.', 'Ведёт на пост, который остаётся.'],
  ['Something that stays uses it.', 'Нужно тому, что остаётся.'],
  [
    'An import fills only what was empty: change it by hand.',
    'Импорт заполнил только пустое: измените вручную.',
  ],
];

const forms = said.map(([english, russian]) => ({
  form: new RegExp(`^${english.split('{}').map(escapeRegExp).join('([^]*?)')}$`),
  russian,
}));

const errors = new Map<string, string>(
  Object.values(errorCatalogue).map(({ detail }) => [detail.en, detail.ru]),
);

/** Translates a message of an import to Russian; unchanged where there is no translation. */
export function inRussian(text: string): string {
  const error = errors.get(text);
  if (error !== undefined) return error;
  for (const { form, russian } of forms) {
    const found = form.exec(text);
    if (!found) continue;
    const words = found.slice(1).values();
    return russian.replaceAll('{}', () => inRussian(words.next().value ?? ''));
  }
  return text;
}
