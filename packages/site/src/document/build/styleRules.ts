import type { AtRule, Container, Rule } from 'postcss';
import { parse } from 'postcss';
import type { StylePiece, StyleRule } from '../pageStyles.ts';

/** At-rules that contain rules for elements. */
const conditions = new Set(['media', 'supports', 'layer', 'container']);

/**
 * Returns the classes (`.name`) and elements (`name`) that a page must have for a selector to match. Parentheses may
 * hold an alternative or a negation, and scripts set the classes of the root, so neither is included.
 */
function namesOf(selector: string): string[] {
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  while (plain.includes('(')) plain = plain.replace(/\([^()]*\)/g, '');
  plain = plain.replace(/:root[.\w-]*|::?[\w-]+/g, '');
  return plain.match(/\.?[a-z_][\w-]*/gi) ?? [];
}

/** Returns the body of a rule in pieces if it declares custom properties. */
function piecesOf({ nodes }: Rule): StylePiece[] | undefined {
  const declares = (name: string) => (name.startsWith('--') ? { declares: name } : {});
  if (!nodes.every((node) => node.type === 'decl') || !nodes.some(({ prop }) => prop.startsWith('--')))
    return undefined;
  const pieces = nodes.map((node, index) => ({
    text: node.toString() + (index < nodes.length - 1 ? ';' : ''),
    ...declares(node.prop),
  }));
  return [{ text: '{' }, ...pieces, { text: '}' }];
}

function readRule(node: Rule, around: readonly string[]): StyleRule {
  const text = node.toString().slice(node.selector.length);
  const pieces = piecesOf(node);
  const asks = [...text.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => name ?? []);
  return {
    around,
    selectors: node.selectors.map((one) => ({ text: one, names: namesOf(one) })),
    text,
    ...(pieces && { pieces }),
    ...(asks.length > 0 && { asks }),
  };
}

function readAtRule(node: AtRule, around: readonly string[]): StyleRule {
  let font: string | undefined;
  if (node.name === 'font-face')
    node.walkDecls('font-family', ({ value }) => void (font = value.replace(/^"|"$/g, '')));
  const rule = { around, selectors: [], text: `${node.toString()}${node.nodes ? '' : ';'}` };
  return font === undefined ? rule : { ...rule, font };
}

/** Returns the rules of a style sheet in order, each with what it needs. */
export function readStyleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  function read(container: Container, around: readonly string[]): void {
    container.each((node) => {
      if (node.type === 'rule') rules.push(readRule(node, around));
      else if (node.type !== 'atrule') return;
      else if (conditions.has(node.name) && node.nodes)
        read(node, [...around, `@${node.name} ${node.params}`]);
      else rules.push(readAtRule(node, around));
    });
  }
  read(parse(css), []);
  return rules;
}
