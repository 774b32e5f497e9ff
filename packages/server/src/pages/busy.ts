import type { ServerResponse } from 'node:http';
import { headersOf, type OriginScheme } from '../http/headers.ts';
import { stylePolicy } from '../http/stylePolicy.ts';

/** Seconds after which the queue will have changed. */
const retryAfter = 5;

const style =
  'body{max-width:34rem;margin:12vh auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif}' +
  'h1,h2{margin:0;font-size:1.75rem;line-height:1.25;font-weight:600}p{margin:.75rem 0 0}' +
  'div{margin-top:2rem;padding-top:2rem;border-top:1px solid color-mix(in srgb,currentcolor 20%,transparent)}' +
  'h2{font-size:1.25rem}';

const page = Buffer.from(`<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Сервер занят — Server is busy</title>
<style>${style}</style>
<main>
<h1>Сервер занят</h1>
<p>Сейчас слишком много запросов. Обновите страницу через несколько секунд.</p>
<div lang="en">
<h2>The server is busy</h2>
<p>There are too many requests right now. Reload this page in a few seconds.</p>
</div>
</main>
</html>
`);

const policy = stylePolicy(style, { allowIcon: true });

/** Reports that the server is overloaded; cheap to send. */
export function refuseBusy(response: ServerResponse, scheme: OriginScheme): void {
  response.writeHead(503, {
    ...headersOf('page', scheme),
    'retry-after': String(retryAfter),
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-length': page.length,
    'content-security-policy': policy,
  });
  response.end(page);
}
