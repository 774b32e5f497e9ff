import { parse as parseToml } from 'smol-toml';
import { RefusedError, type Note } from '../import/report.ts';
import { asFields, type Fields } from './fields.ts';
import { parseYaml } from './janusFile.ts';
import { parseJson } from './parseJson.ts';
import { readScriptFields } from './scriptFields.ts';

/** A Markdown file with its front matter parsed. */
export interface MarkdownFile {
  fields: Fields;
  body: string;
  /** The line on which the body begins, from 1. */
  firstLine: number;
  notes?: readonly Note[];
}

function readToml(text: string, file: string): unknown {
  try {
    // dates become texts, as in YAML
    return JSON.parse(JSON.stringify(parseToml(text)));
  } catch (error) {
    const { line = 1, message = '' } = error as { line?: number; message?: string };
    throw new RefusedError(`${file}: the TOML cannot be read: ${message.split('\n')[0] ?? ''}`, line + 1);
  }
}

const readJson = (text: string, file: string): unknown => parseJson(text, file, 1);

/** In Hugo and Jekyll the last occurrence of a repeated field counts. */
const readLenient = (head: string, file: string, line: number): unknown => parseYaml(head, file, line, false);

const forms = [
  {
    form: /(?<![^])---[ \t]*(?:ya?ml)?[ \t]*\n([^]*?)^---[ \t]*(?:\n|$)/m,
    read: (head: string, file: string) => readLenient(head, file, 2),
  },
  { form: /(?<![^])\+\+\+[ \t]*\n([^]*?)^\+\+\+[ \t]*(?:\n|$)/m, read: readToml },
  {
    form: /(?<![^]);;;[ \t]*\n([^]*?)^;;;[ \t]*(?:\n|$)/m,
    read: (head: string, file: string) => readJson(`{${head}}`, file),
  },
  { form: /(?<![^])(\{\n[^]*?^\})[ \t]*(?:\n|$)/m, read: readJson },
  // Eleventy puts the language after the opening line
  {
    form: /(?<![^])---[ \t]*json[ \t]*\n([^]*?)^---[ \t]*(?:\n|$)/m,
    read: readJson,
  },
  { form: /(?<![^])---[ \t]*toml[ \t]*\n([^]*?)^---[ \t]*(?:\n|$)/m, read: readToml },
] as const;

const script = /(?<![^])---[ \t]*(?:js|javascript)[ \t]*\n([^]*?)^---[ \t]*(?:\n|$)/m;
/** Hexo accepts front matter without its first line; elsewhere such lines are a text above a rule. */
const headless =
  /(?<![^])(\w[\w-]*:(?:[ \t].*)?\n(?:(?:\w[\w-]*:|[ \t]|-[ \t]).*\n|\n)*?)^-{3,}[ \t]*(?:\n|$)/m;

function split(text: string, head: string): Pick<MarkdownFile, 'body' | 'firstLine'> {
  const rest = text.slice(head.length);
  const body = rest.replace(/^\n+/, '');
  return { body: body.trimEnd(), firstLine: head.split('\n').length + rest.length - body.length };
}

const longestScript = 10_000;

/** A value that is only known by running the script may mark a draft. */
function readScripted([head, source = '']: RegExpExecArray, text: string): MarkdownFile {
  const isLong = source.length > longestScript;
  const { fields, unknown } = isLong
    ? { fields: {}, unknown: [source.slice(0, 40)] }
    : readScriptFields(source);
  if (unknown.length === 0) return { fields, ...split(text, head) };
  const names = unknown.join(', ').slice(0, 200);
  const note = `Front matter in JavaScript is not run, and ${names} is no plain value: the post is a draft.`;
  return { fields: { ...fields, draft: true }, ...split(text, head), notes: [{ line: 1, text: note }] };
}

/**
 * Reads YAML between ---, TOML between +++, JSON between ;;; or as an object at the start, and the language named after
 * ---.
 */
export function readFrontMatter(
  source: string,
  file: string,
  { isHexo = false }: { isHexo?: boolean } = {},
): MarkdownFile {
  const text = source.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  for (const { form, read } of forms) {
    const found = form.exec(text);
    if (found) return { fields: asFields(read(found[1] ?? '', file)), ...split(text, found[0]) };
  }
  const scripted = script.exec(text);
  if (scripted) return readScripted(scripted, text);
  const bare = isHexo ? headless.exec(text) : null;
  if (bare) return { fields: asFields(readLenient(bare[1] ?? '', file, 1)), ...split(text, bare[0]) };
  return { fields: {}, ...split(text, '') };
}
