import type { Note } from '../import/report.ts';
import { createBlockTags } from './blockTags.ts';

/** The value of `name="…"` in a shortcode, or its positional argument. */
function argument(parameters: string, name: string, place?: number): string | undefined {
  const named = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(parameters);
  if (named) return named[1] ?? named[2] ?? named[3];
  if (place === undefined || /=/.test(parameters)) return undefined;
  return [...parameters.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((word) => word[1] ?? word[2] ?? word[3])[
    place
  ];
}

const quoted = (text: string): string => text.replaceAll('"', '\\"');

function picture(source: string | undefined, words: string, caption: string | undefined): string | null {
  if (source === undefined) return null;
  const address = /\s/.test(source) ? `<${source}>` : source;
  return `![${words}](${address}${caption ? ` "${quoted(caption)}"` : ''})`;
}

const video = (address: string, id: string | undefined): string | null =>
  id === undefined || !/^[\w-]+$/.test(id) ? null : `${address}${id}`;

/** Conversions of shortcodes; null for one that cannot be read. */
const converters: Readonly<Record<string, (parameters: string) => string | null>> = {
  figure: (parameters) =>
    picture(
      argument(parameters, 'src', 0),
      argument(parameters, 'alt') ?? '',
      argument(parameters, 'caption') ?? argument(parameters, 'title'),
    ),
  img: (parameters) => picture(argument(parameters, 'src', 0), argument(parameters, 'alt') ?? '', undefined),
  asset_img: (parameters) =>
    picture(argument(parameters, 'src', 0), argument(parameters, 'alt', 1) ?? '', undefined),
  youtube: (parameters) => video('https://www.youtube.com/watch?v=', argument(parameters, 'id', 0)),
  vimeo: (parameters) => video('https://vimeo.com/', argument(parameters, 'id', 0)),
  highlight: (parameters) => `\`\`\`${/^[\w+#-]+(?!=)(?=\s|$)/.exec(parameters)?.[0] ?? ''}`,
  '/highlight': () => '```',
  endhighlight: () => '```',
  codeblock: (parameters) => `\`\`\`${/\blang:(\S+)/.exec(parameters)?.[1] ?? ''}`,
  endcodeblock: () => '```',
  raw: () => '',
  endraw: () => '',
  // with an account name it stays: the address alone does not lead to it
  gist: (parameters) => (/^[\da-f]{5,40}$/.test(parameters) ? `https://gist.github.com/${parameters}` : null),
  ref: (parameters) => argument(parameters, 'path', 0) ?? null,
  relref: (parameters) => argument(parameters, 'path', 0) ?? null,
  post_url: (parameters) => parameters.trim() || null,
  link: (parameters) => parameters.trim() || null,
  post_link: (parameters) => parameters.trim() || null,
};

// bounded, so that a hostile text takes linear time
const shortcode = /\{\{[<%]\s*(\/?[\w.-]+)([^]{0,500}?)\/?\s*[%>]\}\}|\{%-?\s*(\w+)([^]{0,500}?)-?%\}/g;

/** Hugo's notation for a quoted shortcode, in code as well. */
const quotedShortcode = /\{\{([<%])\/\*([^\n]{0,500}?)\*\/([%>])\}\}/g;

function convertLine(text: string, line: number, notes: Note[]): string {
  return text.replace(shortcode, (whole, hugo: string | undefined, first = '', liquid = '', second = '') => {
    const name = hugo ?? liquid;
    const parameters = String(hugo === undefined ? second : first).trim();
    const convert = Object.hasOwn(converters, name) ? converters[name] : undefined;
    const made = convert?.(parameters) ?? null;
    if (made === null)
      notes.push({ line, text: `The shortcode ${name} stays as it is written: ${whole.slice(0, 80)}` });
    return made ?? whole;
  });
}

/** Code in a line, which stays, or a link. Bounded, as above. */
const wikiLink =
  /(?<!`)(`{1,9})(?!`)[^\n]{1,1000}?(?<!`)\1(?!`)|(!?)\[\[([^\]|#\n]{1,300})(?:#[^\]|\n]{0,300})?(?:\|([^\]\n]{0,300}))?\]\]/g;

/** Converts `![[a.png|300]]` and `[[Note|words]]` of Obsidian. */
const convertWikiLinks = (text: string): string =>
  text.replace(wikiLink, (whole, code: string | undefined, mark: string, target: string, words?: string) => {
    if (code !== undefined) return whole;
    const name = target.trim();
    if (mark === '') return `[${words ?? name}](<${name}>)`;
    return String(picture(name, /^\d+(?:x\d+)?$/.test(words ?? '') ? '' : (words ?? ''), undefined));
  });

/** The end of a text's teaser in lists. */
const comments = /<!--\s*(?:more|truncate)\s*-->/g;
const mdxComment = /^\s*\{\/\*[^*]*\*\/\}\s*$/;
const attributes = /^\{:\s*[^}]*\}\s*$/;
const statement =
  /^(?:import\s.+\sfrom\s+['"].+['"]|import\s+['"].+['"]|export\s+(?:const|default)\s.+);?\s*$/;

/** A fence with the quotations and list items around it; in a line with more marks, it is code in a line. */
const fence = /^((?:[\s>]|(?:[-*+]|\d{1,9}[.)])\s)*)(`{3,}(?![^`]*`)|~{3,})/;

/** Returns a function that reports whether a line is in a block of code; starts outside one. */
export function createFences(): (line: string) => boolean {
  let open = '';
  let before = '';
  return (line) => {
    const isQuoted = before.includes('>');
    // a block ends with its quotation
    if (isQuoted && !/^\s*>/.test(line)) open = '';
    if (open === '') {
      [, before = '', open = ''] = fence.exec(line) ?? [];
      return open !== '';
    }
    const indent = (isQuoted ? /^[\s>]*/ : /^\s*/).exec(line)?.[0].length ?? 0;
    const mark = line.slice(indent).trim();
    if (indent <= before.length + 3 && mark.startsWith(open) && /^(?:`+|~+)$/.test(mark)) open = '';
    return true;
  };
}

/** Converts other programs' shortcodes to Markdown; unknown ones stay and are noted with their line. */
export function convertShortcodes(
  body: string,
  { firstLine, isMdx, isObsidian = false }: { firstLine: number; isMdx: boolean; isObsidian?: boolean },
): { body: string; notes: Note[] } {
  const notes: Note[] = [];
  const isCode = createFences();
  const written = body.split('\n');
  const inBlock = createBlockTags(written);
  const lines = written.flatMap((text, at) => {
    const isFenced = isCode(text);
    const block = inBlock(text, at, isFenced);
    if (block) return block;
    if (isFenced) return [text];
    if (isMdx && mdxComment.test(text)) return [];
    const line = firstLine + at;
    if (isMdx && statement.test(text)) {
      notes.push({ line, text: `Left out: ${text.slice(0, 80)}` });
      return [];
    }
    if (attributes.test(text)) {
      notes.push({ line, text: `Left out: ${text.slice(0, 80)}` });
      return [];
    }
    const component = isMdx ? /^\s*<([A-Z]\w*)/.exec(text)?.[1] : undefined;
    if (component) notes.push({ line, text: `The component ${component} stays as it is written.` });
    const converted = convertLine(text.replace(comments, ''), line, notes);
    return [isObsidian ? convertWikiLinks(converted) : converted];
  });
  return { body: lines.join('\n').replace(quotedShortcode, '{{$1$2$3}}'), notes };
}
