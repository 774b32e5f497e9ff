import { parse as parseToml } from 'smol-toml';
import { RefusedError } from '../import/report.ts';
import { asFields, type Fields } from './fields.ts';
import { parseYaml } from './janusFile.ts';

/** A file of anybody's with its front matter read. */
export interface MarkdownFile {
  fields: Fields;
  body: string;
  /** The line of the file that the body begins on, from 1. */
  firstLine: number;
}

function readToml(text: string, file: string): unknown {
  try {
    // dates become texts, as they are in YAML
    return JSON.parse(JSON.stringify(parseToml(text)));
  } catch (error) {
    const { line = 1, message = '' } = error as { line?: number; message?: string };
    throw new RefusedError(`${file}: the TOML cannot be read: ${message.split('\n')[0] ?? ''}`, line + 1);
  }
}

function readJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RefusedError(`${file}: the JSON cannot be read: ${(error as Error).message}`, 1);
  }
}

const forms = [
  {
    form: /(?<![^])---[ \t]*\n([^]*?)^---[ \t]*(?:\n|$)/m,
    read: (head: string, file: string) => parseYaml(head, file, 2),
  },
  { form: /(?<![^])\+\+\+[ \t]*\n([^]*?)^\+\+\+[ \t]*(?:\n|$)/m, read: readToml },
  {
    form: /(?<![^]);;;[ \t]*\n([^]*?)^;;;[ \t]*(?:\n|$)/m,
    read: (head: string, file: string) => readJson(`{${head}}`, file),
  },
  { form: /(?<![^])(\{\n[^]*?^\})[ \t]*(?:\n|$)/m, read: readJson },
] as const;

/** Reads YAML between ---, TOML between +++, JSON between ;;; or as an object at the start. */
export function readFrontMatter(source: string, file: string): MarkdownFile {
  const text = source.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  for (const { form, read } of forms) {
    const found = form.exec(text);
    if (!found) continue;
    const rest = text.slice(found[0].length);
    const body = rest.replace(/^\n+/, '');
    const firstLine = found[0].split('\n').length + rest.length - body.length;
    return { fields: asFields(read(found[1] ?? '', file)), body: body.trimEnd(), firstLine };
  }
  const body = text.replace(/^\n+/, '');
  return { fields: {}, body: body.trimEnd(), firstLine: 1 + text.length - body.length };
}
