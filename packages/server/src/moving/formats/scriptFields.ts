import { parse } from 'yaml';
import type { Fields } from './fields.ts';

const quoted = /"[^"\\\n]*"|'[^'\\\n]*'|`[^`\\$]*`/g;
/** The rest of a value without its texts and field names, if it is known without running code. */
const plain = /^(?:[\s,[\]{}]|""|true|false|null|-?\d+(?:\.\d+)?(?![\w.]))*$/;

/** The value of a literal; undefined for one that only a program could compute. */
function valueOf(text: string): unknown {
  const bare = text.replace(quoted, '""').replace(/[\w$]+\s*:/g, '');
  if (!plain.test(bare)) return undefined;
  const flow = text
    .replace(/`([^`]*)`/g, (_, words: string) => JSON.stringify(words))
    .replaceAll('\t', ' ')
    .replace(/("|[\w$])\s*:\s*/g, '$1: ');
  try {
    return parse(flow, { maxAliasCount: 0, logLevel: 'silent' });
  } catch {
    return undefined;
  }
}

/** Parses front matter in JavaScript, which is never run: `const title = "…";`, or one object. */
export function readScriptFields(text: string): { fields: Fields; unknown: readonly string[] } {
  const source = text.replace(/^\s*\/\/.*$/gm, '').trim();
  if (source.startsWith('{')) {
    const value = valueOf(source.replace(/;$/, ''));
    return value === undefined ? { fields: {}, unknown: ['{'] } : { fields: value as Fields, unknown: [] };
  }
  const fields: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const part of source.split(/^(?:export\s+)?(?:const|let|var)\s+/m).filter(Boolean)) {
    const [, name = part.slice(0, 40), value = '('] = /^([\w$]+)\s*=\s*([^]*)$/.exec(part) ?? [];
    const read = valueOf(value.trim().replace(/;$/, ''));
    if (read === undefined) unknown.push(name.trim());
    else fields[name] = read;
  }
  return { fields, unknown };
}
