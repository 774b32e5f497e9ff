import type { ServerResponse } from 'node:http';

/** Whoever asks again after this many seconds finds the queue another one. */
const retryAfter = 5;

const page = Buffer.from(`<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Сервер занят — Server is busy</title>
<main>
<h1>Сервер занят</h1>
<p>Сейчас спрашивают слишком много страниц сразу. Обновите эту через несколько секунд.</p>
<div lang="en">
<h2>The server is busy</h2>
<p>Too many pages are being asked for at once. Reload this one in a few seconds.</p>
</div>
</main>
</html>
`);

/** Says that there is more to do than can be done soon; costs nothing to say. */
export function refuseBusy(response: ServerResponse): void {
  response.writeHead(503, {
    'retry-after': String(retryAfter),
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-length': page.length,
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  response.end(page);
}
