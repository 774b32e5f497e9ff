import type { Fields } from './fields.ts';

const field =
  /^[ \t]*["']?(lang|language|locale|translationKey|translation_key|ref|slug)["']?[ \t]*[:=][ \t]*["']?([^"'\n,#]+)/;
const begin = /^(?:\uFEFF)?(?:---|\+\+\+|;;;|\{)/;
const end = /^(?:---|\+\+\+|;;;|\})[ \t]*$/;
/** Limit for front matter that is not closed. */
const mostLines = 60;

/** Extracts from unreadable front matter what identifies its text: its language, its address, the key of its post. */
export function roughFields(source: string): Fields {
  const [first = '', ...lines] = source.split(/\r?\n/, mostLines);
  if (!begin.test(first)) return {};
  const close = lines.findIndex((line) => end.test(line));
  const found = (close === -1 ? lines : lines.slice(0, close)).flatMap((line) => {
    const [, name, value = ''] = field.exec(line) ?? [];
    return name === undefined || value.trim() === '' ? [] : [[name, value.trim()] as const];
  });
  return Object.fromEntries(found);
}
