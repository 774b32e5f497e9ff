/** One text in both of the product's languages. */
export interface Bilingual {
  ru: string;
  en: string;
}

interface CatalogueRow {
  status: number;
  title: Bilingual;
  detail: Bilingual;
}

const titles = {
  malformed: { ru: 'Неверный запрос', en: 'Malformed request' },
  unauthorized: { ru: 'Нужен вход', en: 'Sign-in required' },
  forbidden: { ru: 'Недостаточно прав', en: 'Not allowed' },
  missing: { ru: 'Не найдено', en: 'Not found' },
  conflict: { ru: 'Конфликт', en: 'Conflict' },
  invalid: { ru: 'Неверные данные', en: 'Invalid data' },
  file: { ru: 'Файл не подходит', en: 'Unsuitable file' },
} as const satisfies Record<string, Bilingual>;

function row(status: number, title: Bilingual, ru: string, en: string): CatalogueRow {
  return { status, title, detail: { ru, en } };
}

/** Every error the server can respond with: the status table of the product decisions, in both languages. */
export const errorCatalogue = {
  malformed: row(400, titles.malformed, 'Запрос составлен неверно.', 'The request is malformed.'),
  malformed_json: row(
    400,
    titles.malformed,
    'Тело запроса — не JSON или JSON с ошибкой.',
    'The body is not valid JSON.',
  ),
  malformed_cursor: row(400, titles.malformed, 'Неверный курсор страницы.', 'The page cursor is not valid.'),
  malformed_upload: row(
    400,
    titles.malformed,
    'Загрузка повреждена или оборвана.',
    'The upload is damaged or incomplete.',
  ),
  unauthorized: row(401, titles.unauthorized, 'Войдите, чтобы продолжить.', 'Sign in to continue.'),
  invalid_token: row(
    401,
    titles.unauthorized,
    'Сеанс недействителен или закончился. Войдите снова.',
    'The session is not valid or has ended. Sign in again.',
  ),
  invalid_credentials: row(
    401,
    titles.unauthorized,
    'Неверное имя пользователя или пароль.',
    'Wrong username or password.',
  ),
  invalid_passkey: row(
    401,
    titles.unauthorized,
    'Этот ключ доступа здесь не подходит, или вход с ним занял больше пяти минут. Попробуйте ещё раз или войдите по паролю.',
    'This passkey does not work here, or signing in with it took more than five minutes. Try again, or use your password.',
  ),
  invalid_handover: row(
    401,
    titles.unauthorized,
    'Вход не перенесён: код уже использован, ему больше минуты, он для другой страницы, или тот вход завершён. Попробуйте ещё раз или войдите здесь.',
    'You were not signed in: the code was already used, is over a minute old or is for another page, or the other session has ended. Try again, or sign in here.',
  ),
  second_factor_required: row(
    401,
    titles.unauthorized,
    'Пароль верный. Нужен второй шаг: код из приложения, ключ доступа или код восстановления.',
    'The password is correct. A second step is required: a code from the app, a passkey or a recovery code.',
  ),
  invalid_code: row(
    401,
    titles.unauthorized,
    'Код не подошёл. Каждый код годится один раз: дождитесь следующего и проверьте, что часы телефона не сбиты.',
    'Wrong code. Each code works once: wait for the next one, and check that the clock of your phone is right.',
  ),
  forbidden: row(403, titles.forbidden, 'У вас нет прав на это действие.', 'You are not allowed to do this.'),
  insufficient_scope: row(
    403,
    titles.forbidden,
    'Токену доступа это не разрешено.',
    'The access token is not allowed to do this.',
  ),
  confirmation_required: row(
    403,
    { ru: 'Нужно подтверждение', en: 'Confirmation needed' },
    'Это важное действие, а вы подтверждали вход давно. Подтвердите паролем или ключом доступа, что это вы, и повторите.',
    'This action is important, and you signed in a while ago. Confirm your identity with your password or passkey, then try again.',
  ),
  not_found: row(
    404,
    titles.missing,
    'Такого адреса или записи нет.',
    'This address or record does not exist.',
  ),
  method_not_allowed: row(
    405,
    { ru: 'Метод не поддерживается', en: 'Method not allowed' },
    'Этот адрес не поддерживает такой метод.',
    'This address does not support this method.',
  ),
  too_slow: row(
    408,
    { ru: 'Слишком медленная связь', en: 'Connection too slow' },
    'Запрос передавался слишком долго, и сервер его прервал. Повторите, когда связь станет лучше.',
    'The request took too long to arrive, so the server stopped it. Try again when the connection is better.',
  ),
  conflict: row(
    409,
    titles.conflict,
    'Действие противоречит текущему состоянию.',
    'The action conflicts with the current state.',
  ),
  stale_revision: row(
    409,
    titles.conflict,
    'Запись изменилась с тех пор, как вы её открыли.',
    'The record has changed since you opened it.',
  ),
  precondition_failed: row(
    412,
    titles.conflict,
    'Запись изменилась с тех пор, как вы её прочитали (If-Match). Прочитайте её снова и повторите.',
    'The record has changed since you read it (If-Match). Read it again, then try again.',
  ),
  media_in_use: row(
    409,
    titles.conflict,
    'Файл ещё используется. Уберите его из текстов и обложек или замените другим.',
    'The file is still in use. Remove it from the texts and covers, or replace it.',
  ),
  reply_not_sent: row(
    409,
    { ru: 'Письмо не отправлено', en: 'The email was not sent' },
    'Почтовый сервер не принял письмо.',
    'The mail server did not accept the email.',
  ),
  unfit_logo: row(409, titles.file, 'Этот файл не может быть логотипом.', 'This file cannot be a logo.'),
  slug_taken: row(
    409,
    titles.conflict,
    'Этот адрес уже занят другой записью.',
    'Another record already has this address.',
  ),
  translation_exists: row(
    409,
    titles.conflict,
    'Перевод на этот язык уже есть.',
    'There is already a translation into this language.',
  ),
  username_taken: row(
    409,
    titles.conflict,
    'Это имя пользователя уже занято.',
    'This username is already taken.',
  ),
  email_taken: row(409, titles.conflict, 'Этот адрес почты уже занят.', 'This email is already taken.'),
  key_in_use: row(
    409,
    titles.conflict,
    'Запрос с этим ключом ещё выполняется. Повторите чуть позже.',
    'The request with this key is still being processed. Try again in a moment.',
  ),
  last_superuser: row(
    409,
    titles.conflict,
    'Нельзя лишить сайт последнего суперпользователя.',
    'The site must keep its last active superuser.',
  ),
  own_account: row(
    409,
    titles.conflict,
    'Нельзя удалить собственную учётную запись.',
    'You cannot delete your own account.',
  ),
  handover_unavailable: row(
    409,
    titles.conflict,
    'Вход переносится только между адресами сайта, которые указаны в настройках сервера. Этого адреса там нет: войдите на нём отдельно.',
    'Sessions are shared only between the addresses of the site that are in the server settings. This one is not: sign in there separately.',
  ),
  passkey_needed: row(
    409,
    titles.conflict,
    'У вас нет ключа доступа. Сначала добавьте его или подключите приложение с кодами.',
    'You have no passkey. Add one first, or connect an authenticator app.',
  ),
  passkeys_unavailable: row(
    409,
    titles.conflict,
    'Ключи доступа работают только по адресу сайта, который указан в настройках сервера. Откройте сайт по нему.',
    'Passkeys work only at the address of the site that is in the server settings. Open the site there.',
  ),
  too_large: row(
    413,
    { ru: 'Слишком большой запрос', en: 'Too large' },
    'Запрос или файл больше допустимого.',
    'The request or the file is larger than allowed.',
  ),
  unsupported_media_type: row(
    415,
    { ru: 'Тип не поддерживается', en: 'Unsupported media type' },
    'Такой тип содержимого не поддерживается.',
    'This content type is not supported.',
  ),
  invalid_fields: row(422, titles.invalid, 'Проверьте поля запроса.', 'Check the fields of the request.'),
  key_reused: row(
    422,
    titles.invalid,
    'Этот ключ уже был у другого запроса. Для нового запроса возьмите новый ключ.',
    'Another request used this key. Use a new key for a new request.',
  ),
  invalid_order: row(
    422,
    titles.invalid,
    'Новый порядок должен называть каждую запись ровно один раз.',
    'The new order must name every record exactly once.',
  ),
  invalid_picture: row(
    422,
    titles.file,
    'Это не картинка JPEG, PNG, WebP, AVIF, GIF или SVG и не видео MP4 или WebM, либо файл повреждён.',
    'This is not a JPEG, PNG, WebP, AVIF, GIF or SVG picture or an MP4 or WebM video, or the file is damaged.',
  ),
  copying_off: row(
    422,
    titles.invalid,
    'Копирование картинок с других сайтов выключено в настройках сервера (JANUS_COPY_PICTURES). Сохраните картинку себе и загрузите её.',
    'Copying pictures from other sites is turned off in the server settings (JANUS_COPY_PICTURES). Save the picture and upload it.',
  ),
  picture_unreachable: row(
    422,
    titles.file,
    'Картинку по этому адресу получить не удалось: он не отвечает, отдаёт не картинку или ведёт не в интернет. Сохраните её себе и загрузите.',
    'Could not get the picture at this address: the address does not respond, does not return a picture, or is not on the internet. Save the picture and upload it.',
  ),
  invalid_pdf: row(422, titles.file, 'Это не документ PDF.', 'This is not a PDF document.'),
  text_too_complex: row(
    422,
    titles.invalid,
    'Текст слишком сложен для разметки. Упростите его или разделите.',
    'The text takes too long to render. Simplify or split it.',
  ),
  wrong_password: row(
    422,
    titles.invalid,
    'Текущий пароль указан неверно.',
    'The current password is wrong.',
  ),
  wrong_passkey: row(
    422,
    titles.invalid,
    'Это ключ не от вашей учётной записи, или подтверждение заняло больше пяти минут. Попробуйте ещё раз или введите пароль.',
    'This passkey does not belong to your account, or confirming took more than five minutes. Try again, or use your password.',
  ),
  passkey_refused: row(
    422,
    titles.invalid,
    'Ключ доступа не создан: ответ браузера не подошёл, или прошло больше пяти минут. Попробуйте ещё раз.',
    'The passkey was not created: the browser’s response is not valid, or it took more than five minutes. Try again.',
  ),
  code_refused: row(
    422,
    titles.invalid,
    'Код не подошёл. Введите тот, что в приложении сейчас, и проверьте часы телефона. Если прошло больше десяти минут, начните заново.',
    'Wrong code. Enter the one that the app shows now, and check that the clock of your phone is right. After more than ten minutes, start again.',
  ),
  guessable_password: row(
    422,
    titles.invalid,
    'Такой пароль легко угадать. Составьте его из трёх-четырёх несвязанных слов: частых паролей, имён, дат и слов с этого сайта мало.',
    'This password is easy to guess. Use three or four unrelated words: common passwords, names, dates and words from this site are not enough.',
  ),
  too_many_requests: row(
    429,
    { ru: 'Слишком много запросов', en: 'Too many requests' },
    'Слишком много запросов. Попробуйте позже.',
    'Too many requests. Try again later.',
  ),
  internal: row(
    500,
    { ru: 'Ошибка сервера', en: 'Server error' },
    'На сервере произошла ошибка. Мы уже записали её.',
    'Something went wrong on the server. The error has been logged.',
  ),
  unavailable: row(
    503,
    { ru: 'Сервис недоступен', en: 'Unavailable' },
    'Сервис временно недоступен. Попробуйте позже.',
    'The service is temporarily unavailable. Try again later.',
  ),
  damaged: row(
    503,
    { ru: 'База данных повреждена', en: 'Damaged database' },
    'База данных повреждена. Что делать, скажет владельцу сервера команда npm run janus -- doctor.',
    'The database is damaged. The command npm run janus -- doctor tells the server’s owner what to do.',
  ),
  storage_full: row(
    507,
    { ru: 'Нет места на диске', en: 'Not enough storage' },
    'На диске сервера нет места, или на него нельзя писать. Ничего не записано; читать можно как прежде.',
    'The server’s disk is full or not writable. Nothing was stored; reading still works.',
  ),
} as const satisfies Record<string, CatalogueRow>;

export type ProblemCode = keyof typeof errorCatalogue;
