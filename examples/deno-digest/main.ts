import { digest } from './digest.ts';

const [url, days = '7', language = 'en', ...more] = Deno.args;
if (!url || !(Number(days) > 0) || (language !== 'ru' && language !== 'en') || more.length > 0) {
  console.error('Usage: deno task digest https://me.example [DAYS, 7 when left out] [en|ru]');
  Deno.exit(2);
}
try {
  const text = await digest({ url: url.replace(/\/+$/, ''), language, days: Number(days) });
  if (text) console.log(text);
} catch (error) {
  const { message, cause } = error as Error;
  console.error(`digest: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`);
  Deno.exit(1);
}
