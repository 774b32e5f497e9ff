import type { Language } from '@janus-site/core';

export interface WordsRule {
  title: string;
  /** The reason, in a sentence or two. */
  text: string;
  /** Examples to follow. */
  good: readonly string[];
  /** Examples to avoid. */
  bad: readonly string[];
}

/** The style of Janus's texts. The rules are the same in both languages; the examples are each language's own. */
export const wordsRules: Readonly<Record<Language, readonly WordsRule[]>> = {
  ru: [
    {
      title: 'Спокойно и на «вы» со строчной',
      text: 'Пишем как внимательный коллега: коротко, без извинений и без шуток в минуту неудачи. Восклицательный знак только один: «Спасибо! Ваше сообщение отправлено». Программа говорит о себе «я» только в том, что делает сама: «Сохраняю…», «Вхожу…».',
      good: ['Спасибо! Ваше сообщение отправлено', 'Сохраняю…'],
      bad: ['Ура! Ваше сообщение успешно отправлено!!!', 'Пожалуйста, подождите, идёт сохранение данных'],
    },
    {
      title: 'Ошибка: что случилось, почему, что делать',
      text: 'Сначала то, что не получилось, словами человека. Потом причина, если она известна, и что осталось целым. В конце действие. Код стоит отдельно, чтобы его можно было назвать. Никого не виним.',
      good: [
        'Не удалось сохранить: нет связи с сервером. Черновик остался на этом устройстве. Повторить',
        'Файл больше 10 МБ. Выберите файл поменьше.',
      ],
      bad: ['Ошибка 503', 'Упс! Что-то пошло не так', 'Вы ввели неверные данные'],
    },
    {
      title: 'Поле: сразу что сделать',
      text: 'Подсказка под полем начинается с действия. Обязательные поля не отмечаем, у остальных пишем «необязательно».',
      good: ['Напишите, как вас зовут', 'Введите год и месяц так: 2024-05'],
      bad: ['Поле «Имя» обязательно для заполнения', 'Некорректное значение'],
    },
    {
      title: 'Кнопка: глагол и предмет',
      text: 'На кнопке стоит то, что произойдёт. В вопросе об удалении называем вещь и последствие, а кнопка повторяет глагол вопроса.',
      good: ['Опубликовать', 'Удалить навсегда', 'Вернуть сохранённое'],
      bad: ['ОК', 'Да', 'Подтвердить действие', 'Публикация'],
    },
    {
      title: 'Пусто: чего нет, почему, что сделать первым',
      text: 'Пустой список и ничего не нашедший поиск говорят разное: во втором случае виден запрос и способ его убрать.',
      good: ['Постов пока нет. Первый появится здесь и в ленте RSS.', 'Ничего по запросу «очередь»'],
      bad: ['Нет данных', 'Список пуст'],
    },
    {
      title: 'Числа согласуются',
      text: 'Три формы: 1 пост, 2 поста, 5 постов. Числа и единицы не разрываются, тысячи делятся неразрывным пробелом.',
      good: ['21 пост', '2 поста', '11 постов', '1 000 мс', '2,3 МБ'],
      bad: ['Постов: 21 шт.', '2 пост(а/ов)', '1000мс'],
    },
    {
      title: 'Типографика',
      text: 'Кавычки «ёлочки», внутри „лапки“; длинное тире с неразрывным пробелом перед ним; буква ё на месте; без точки в заголовках, на кнопках и в подписях полей. Прописная только у первого слова.',
      good: ['Проект «Тепло города»', 'Опыт работы', 'Ещё раз'],
      bad: ['Проект "Тепло города"', 'Опыт Работы', 'Еще раз.'],
    },
  ],
  en: [
    {
      title: 'Calm, in the second person',
      text: 'Write as an attentive colleague: short, without apologies, or jokes when something failed. There is only one exclamation mark: “Thank you! Your message has been sent”. The program speaks of itself only in what it is doing: “Saving…”.',
      good: ['Thank you! Your message has been sent', 'Saving…'],
      bad: ['Yay! Your message has been sent successfully!!!', 'Please wait while we save your data'],
    },
    {
      title: 'An error: what happened, why, what to do',
      text: 'First what did not work, in the person’s words. Then the reason where it is known, and what is safe. Last the action. The code stands apart, to be quoted. Nobody is to blame.',
      good: [
        'Could not save: cannot reach the server. The draft is kept on this device. Try again',
        'The file is larger than 10 MB. Choose a smaller one.',
      ],
      bad: ['Error 503', 'Oops! Something went wrong', 'You entered invalid data'],
    },
    {
      title: 'A field: straight to what to do',
      text: 'The line below a field begins with the action. Required fields are unmarked; the others say “optional”.',
      good: ['Enter your name', 'Enter the year and month as 2024-05'],
      bad: ['The Name field is required', 'Invalid value'],
    },
    {
      title: 'A button: a verb and its thing',
      text: 'A button says what will happen. A question about deleting names the thing and the consequence, and the button repeats the verb of the question.',
      good: ['Publish', 'Delete permanently', 'Revert to saved'],
      bad: ['OK', 'Yes', 'Confirm action', 'Publication'],
    },
    {
      title: 'Empty: what there is none of, why, the first step',
      text: 'An empty list and a search that found nothing say different things: the second shows the words and the way to clear them.',
      good: ['No posts yet. The first one will appear here and in the RSS feed.', 'No results for “queue”'],
      bad: ['No data', 'The list is empty'],
    },
    {
      title: 'Numbers agree',
      text: 'Two forms: 1 post, 2 posts. Numbers and units do not part at the end of a line; thousands are set apart by a comma.',
      good: ['1 post', '21 posts', '1,000 ms', '2.3 MB'],
      bad: ['Posts: 21 pcs', '2 post(s)', '1000ms'],
    },
    {
      title: 'Typography',
      text: 'Curly quotes “like these”, a true apostrophe, an ellipsis as one character. Sentence case everywhere: in headings, on buttons and in labels, without a full stop at their end.',
      good: ['The project “City heat”', 'Work experience', 'Loading…'],
      bad: ['The project "City heat"', 'Work Experience', 'Loading...'],
    },
  ],
};
