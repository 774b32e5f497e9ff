import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { types } from '@babel/core';
import { traverse } from '@babel/core';
import { nameOf, parse } from './storyNotes.ts';

type Values = ReadonlyMap<string, types.Node>;

/** Returns the properties of a literal object; null of other values, such as one that a function returns. */
function valuesOf(node: types.Node | undefined, variables: Values): Values | null {
  const object = node?.type === 'Identifier' ? variables.get(node.name) : node;
  if (object?.type !== 'ObjectExpression') return null;
  return new Map(
    object.properties.flatMap((property): [string, types.Node][] =>
      property.type === 'ObjectProperty' ? [[nameOf(property), property.value]] : [],
    ),
  );
}

/** Returns the arguments of a story, or of a file, in Russian and in English. */
function argumentsOf(node: types.Node | undefined, variables: Values) {
  const values = valuesOf(node, variables);
  const parameters = valuesOf(values?.get('parameters'), variables);
  return {
    args: valuesOf(values?.get('args'), variables) ?? new Map<string, types.Node>(),
    english: valuesOf(parameters?.get('english'), variables),
  };
}

/** The stories of the editor are of a Russian text. */
const exceptions = new Set(['admin/markdown/MarkdownEditor.stories.tsx value']);

const isRussian = (value: types.Node) => value.type === 'StringLiteral' && /[а-яё]/i.test(value.value);

/** Returns the stories with Russian words that have no English ones. Paths from `ui/src`. */
export function missingEnglish(source: string): string[] {
  return globSync('**/*.stories.tsx', { cwd: source }).flatMap((path) => {
    const variables = new Map<string, types.Node>();
    const stories: string[] = [];
    traverse(parse(join(source, path)), {
      VariableDeclarator({ node, parentPath }) {
        if (node.id.type !== 'Identifier' || !node.init) return;
        variables.set(node.id.name, node.init);
        if (parentPath.parent.type === 'ExportNamedDeclaration') stories.push(node.id.name);
      },
    });
    const common = argumentsOf(variables.get('meta'), variables).english;
    return ['meta', ...stories].flatMap((story) => {
      const { args, english } = argumentsOf(variables.get(story), variables);
      return [...args]
        .filter(([name, value]) => !english && (common?.has(name) || isRussian(value)))
        .filter(([name]) => !exceptions.has(`${path} ${name}`))
        .map(([name]) => `${path}: ${story} has no English words for ${name}.`);
    });
  });
}
