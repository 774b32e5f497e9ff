import type { Language } from '@janus-site/core';

interface Place {
  /** The address of a story or a docs page, relative to this Storybook. */
  to?: string;
  name: string;
  text: string;
}

interface Part {
  title: string;
  places: readonly Place[];
}

export interface Introduction {
  title: string;
  lead: string;
  faces: { title: string; text: string; portfolio: string; blog: string };
  buttons: readonly [primary: string, secondary: string];
  who: Part;
  here: Part;
  toolbar: Part & { text: string; missing: string };
  more: Part;
}

const docs = (id: string) => `./?path=/docs/${id}`;
const story = (id: string) => `./?path=/story/${id}`;

const inRussian: Introduction = {
  title: 'Janus',
  lead: 'Личный сайт инженера на двух языках: портфолио и блог, а за ними панель, в которой владелец пишет. Здесь видно, из чего он сделан: части, экраны и окна в их главных состояниях, на придуманных данных, без сервера.',
  faces: {
    title: 'Два лица',
    text: 'Портфолио — мастерская: сетка, факты в строку, крупное имя. Блог — страница: одна колонка для долгого чтения, тёплая бумага и свой акцент. Шрифты, отступы, скругления и роли цветов у них общие, поэтому видно, что оба одного человека.',
    portfolio: 'Портфолио',
    blog: 'Блог',
  },
  buttons: ['Написать', 'Резюме'],
  who: {
    title: 'Кому это нужно',
    places: [
      {
        name: 'Разработчику',
        text: 'Берёт готовое из @janus-site/ui: на странице части её назначение, клавиши, свойства и код, который копируется.',
      },
      {
        name: 'Дизайнеру',
        text: 'Судит по живой части на ширине от 320 до 1920, в обеих темах; цвета и размеры забирает файлом для своих программ.',
      },
      {
        name: 'Редактору',
        text: 'Сверяет слова: как Janus говорит на обоих языках и что пишут в каждой части.',
      },
      {
        name: 'Тому, кто проверяет',
        text: 'Находит состояние, которого ждать долго: пусто, ошибка, загрузка, длинные слова.',
      },
    ],
  },
  here: {
    title: 'Что где',
    places: [
      {
        to: docs('names--docs'),
        name: 'Names',
        text: 'Как называют то, что на экране, и какая это часть. Поиск слева (клавиша /) находит эти слова: «подвал», «шапка», «404».',
      },
      {
        to: story('design-tokens--color-roles'),
        name: 'design / Tokens',
        text: 'Цвета, размеры, время движения. Нажатие копирует, As File отдаёт всё файлом.',
      },
      {
        to: story('design-words--voice'),
        name: 'design / Words',
        text: 'Голос, ошибки, кнопки, числа, кавычки: так и не так.',
      },
      {
        to: story('design-elsewhere--feed-reader'),
        name: 'design / Elsewhere',
        text: 'Чего не рисует сайт: письмо, пост в читалке лент, картинка ссылки, первая страница резюме.',
      },
      {
        to: docs('components-button--docs'),
        name: 'components',
        text: 'Части, общие для посетителей и панели. Docs — описание, под ним состояния.',
      },
      {
        to: story('public-home-homescreen--ready'),
        name: 'public',
        text: 'Страницы для посетителей и их части.',
      },
      {
        to: story('admin-start-loginscreen--ready'),
        name: 'admin',
        text: 'Панель владельца, экран за экраном.',
      },
    ],
  },
  toolbar: {
    title: 'Переключатели сверху',
    text: 'Действуют и на отдельное состояние, и на страницу описания.',
    places: [
      {
        name: 'Язык, тема, лицо, размер букв',
        text: 'Как у посетителя. Слова, которые вы сами сменили в Controls, язык не трогает.',
      },
      {
        name: 'Движение',
        text: 'Правила для тех, кто просил меньше движения, из самих стилей.',
      },
      {
        name: 'Полосы прокрутки',
        text: 'Занимают место, как в Windows (в Chromium и Safari), или лежат поверх, как на телефоне.',
      },
      {
        name: 'Экран или бумага',
        text: 'Правила печати из самих стилей; ширина листа без полей — Paper, 658. Деления на листы и их номеров не видно: ради них напечатайте страницу.',
      },
      {
        name: 'Со скриптами или без',
        text: 'Разметка, которую присылает сервер: нажатия не работают, ссылки, формы и раскрытие работают. Что открывается поверх страницы, без скриптов не рисуется.',
      },
    ],
    missing:
      'Вынужденных цветов (forced colors) среди них нет: их рисует сам браузер, и подделка соврала бы. В Chromium их включают в инструментах разработчика: Rendering, forced-colors.',
  },
  more: {
    title: 'Дальше',
    places: [
      { name: 'README.md', text: 'Что умеет Janus и как его запустить.' },
      { name: 'docs/owner-guide.md', text: 'Руководство владельца.' },
      { name: 'packages/ui/README.md', text: 'Как взять части на свою страницу.' },
      { name: 'ARCHITECTURE.md, CONTRIBUTING.md', text: 'Где что лежит и как это менять.' },
      { name: 'packages/ui/src', text: 'Исходный текст; он есть и в конце страницы Docs.' },
    ],
  },
};

const inEnglish: Introduction = {
  title: 'Janus',
  lead: 'An engineer’s personal site in two languages: a portfolio and a blog, and behind them an admin area where the owner writes. Here is what it is made of: parts, screens and dialogs in their main states, on made-up data, without a server.',
  faces: {
    title: 'Two faces',
    text: 'The portfolio is the workshop: a grid, facts in rows, the name large. The blog is the page: one column for long reading, warm paper and an accent of its own. They share letters, spacing, corners and the roles of colours, so both are seen to belong to one person.',
    portfolio: 'Portfolio',
    blog: 'Blog',
  },
  buttons: ['Contact me', 'CV'],
  who: {
    title: 'Who it is for',
    places: [
      {
        name: 'A developer',
        text: 'Takes what is ready from @janus-site/ui: the page of a part says what it is for, its keys and props, and has code to copy.',
      },
      {
        name: 'A designer',
        text: 'Judges the live part from 320 to 1920 px, in both themes, and downloads colours and sizes as a file.',
      },
      {
        name: 'An editor',
        text: 'Checks the words: how Janus speaks in both languages, and what is written in each part.',
      },
      {
        name: 'Whoever tests',
        text: 'Finds states that are slow to reproduce: empty, failed, loading, long words.',
      },
    ],
  },
  here: {
    title: 'What is where',
    places: [
      {
        to: docs('names--docs'),
        name: 'Names',
        text: 'What people call a thing on the screen, and which part it is. The search on the left (press /) finds these words: “hero”, “footer”, “404”.',
      },
      {
        to: story('design-tokens--color-roles'),
        name: 'design / Tokens',
        text: 'Colours, sizes, times. A press copies, As File is all of it as a file.',
      },
      {
        to: story('design-words--voice'),
        name: 'design / Words',
        text: 'Voice, errors, buttons, numbers, quotes: do and do not.',
      },
      {
        to: story('design-elsewhere--feed-reader'),
        name: 'design / Elsewhere',
        text: 'What the site does not draw: a mail, a post in a feed reader, the picture of a link, the first page of a CV.',
      },
      {
        to: docs('components-button--docs'),
        name: 'components',
        text: 'Parts that visitors’ pages and the admin area share. Docs describes one, its states stand below.',
      },
      {
        to: story('public-home-homescreen--ready'),
        name: 'public',
        text: 'Pages for visitors and their parts.',
      },
      {
        to: story('admin-start-loginscreen--ready'),
        name: 'admin',
        text: 'The owner’s area, screen by screen.',
      },
    ],
  },
  toolbar: {
    title: 'The menus above',
    text: 'They hold for a single state and for a page of docs.',
    places: [
      {
        name: 'Language, theme, face, size of text',
        text: 'As a visitor has them. Words that you have changed in Controls stay yours.',
      },
      {
        name: 'Motion',
        text: 'The style sheets’ own rules for those who have asked for less of it.',
      },
      {
        name: 'Scroll bars',
        text: 'They take room, as on Windows (in Chromium and Safari), or lie over the page, as on a phone.',
      },
      {
        name: 'Screen or paper',
        text: 'The style sheets’ own rules for print; a sheet less its margins is Paper, 658. Page breaks and page numbers are not seen: print the page for those.',
      },
      {
        name: 'Scripts on or off',
        text: 'The markup that the server sends: nothing handles a press, but links, forms and folds work. What opens over the page is not drawn without scripts.',
      },
    ],
    missing:
      'Forced colours are not among them: the browser itself paints those, and an imitation would be a lie. Chromium’s developer tools have them: Rendering, forced-colors.',
  },
  more: {
    title: 'Further',
    places: [
      { name: 'README.md', text: 'What Janus does and how to run it.' },
      { name: 'docs/owner-guide.en.md', text: 'The owner’s guide.' },
      { name: 'packages/ui/README.md', text: 'How to use the parts on a page of your own.' },
      { name: 'ARCHITECTURE.md, CONTRIBUTING.md', text: 'Where things are and how to change them.' },
      { name: 'packages/ui/src', text: 'The source; it is at the end of each Docs page, too.' },
    ],
  },
};

/** The texts of the first page. */
export const introduction: Readonly<Record<Language, Introduction>> = { ru: inRussian, en: inEnglish };
