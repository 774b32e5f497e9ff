import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { types } from '@babel/core';
import { parseSync, traverse } from '@babel/core';
import { components } from './stories.ts';

/** The required notes in `parameters.docs` of a component's stories. */
const required = ['description', 'whenNot', 'keyboard', 'accessibility'];

/** Parses a file of TypeScript. */
export function parse(path: string): types.File {
  const options = { filename: path, configFile: false, babelrc: false } as const;
  const plugins = ['typescript', 'jsx'] as const;
  const file = parseSync(readFileSync(path, 'utf8'), { ...options, parserOpts: { plugins: [...plugins] } });
  if (!file) throw new Error(`${path} is no TypeScript.`);
  return file;
}

/** Returns the name of a property. */
export const nameOf = (member: { key: types.Node }) =>
  member.key.type === 'Identifier' ? member.key.name : '';
const isFilled = (value: types.Node) =>
  value.type === 'ObjectExpression' || (value.type === 'StringLiteral' && value.value.trim() !== '');

/** Returns the names of the texts in `docs` and in its `notes`. */
function notesIn(path: string): Set<string> {
  const said = new Set<string>();
  traverse(parse(path), {
    ObjectProperty({ node, parentPath }) {
      const holder = parentPath.findParent((parent) => parent.isObjectProperty())?.node;
      const room = holder?.type === 'ObjectProperty' ? nameOf(holder) : '';
      if ((room === 'docs' || room === 'notes') && isFilled(node.value)) said.add(nameOf(node));
    },
  });
  return said;
}

/** Returns the notes that a component's docs page lacks. Paths from `ui/src`. */
export function missingNotes(source: string): string[] {
  return components(source).flatMap((path) => {
    const said = notesIn(join(source, path.replace(/[.]tsx$/, '.stories.tsx')));
    return required
      .filter((name) => !said.has(name))
      .map((name) => `${path}: its stories say nothing in parameters.docs of ${name}.`);
  });
}

/** Returns the props of components without a description, which the docs page's table shows. */
export function missingSentences(source: string): string[] {
  const files = globSync('components/*/*.tsx', { cwd: source }).filter(
    (path) => !/[.](test|stories)[.]/.test(path),
  );
  return files.toSorted().flatMap((path) => {
    const missing: string[] = [];
    traverse(parse(join(source, path)), {
      TSInterfaceDeclaration({ node, parent }) {
        if (!node.id.name.endsWith('Props') || parent.type !== 'ExportNamedDeclaration') return;
        for (const member of node.body.body) {
          if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') continue;
          if (!member.leadingComments?.length)
            missing.push(`${path}: ${node.id.name}.${nameOf(member)} has no sentence.`);
        }
      },
    });
    return missing;
  });
}

const addressOf = (words: readonly string[]) => `${words.join('-').toLowerCase()}--docs`;

/** Returns the addresses of the docs pages, one for each file of stories. */
export function docsAddresses(source: string): string[] {
  return globSync('**/*.stories.tsx', { cwd: source }).map((path) => {
    const title = /^ {2}title: '(.+)',$/m.exec(readFileSync(join(source, path), 'utf8'))?.[1];
    if (title) return addressOf(title.split('/'));
    const folder = path.split('/').slice(0, -1);
    const name = basename(path, '.stories.tsx');
    return addressOf(folder.at(-1) === name ? folder : [...folder, name]);
  });
}
