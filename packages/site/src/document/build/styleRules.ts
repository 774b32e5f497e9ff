import type { Container } from 'postcss';
import { parse } from 'postcss';
import type { StyleRule } from '../pageStyles.ts';

/** Rules that hold others, and apply to elements. */
const conditions = new Set(['media', 'supports', 'layer', 'container']);

/**
 * The classes (`.name`) and elements (`name`) that a page must have for a selector to match. What stands in brackets
 * may be a choice or a negation, and a script sets the classes of the root: neither is asked for.
 */
function namesOf(selector: string): string[] {
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  while (plain.includes('(')) plain = plain.replace(/\([^()]*\)/g, '');
  plain = plain.replace(/:root[.\w-]*|::?[\w-]+/g, '');
  return plain.match(/\.?[a-z_][\w-]*/gi) ?? [];
}

/** The rules of a style sheet in their order, and what each of them needs. */
export function readStyleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  function read(container: Container, around: readonly string[]): void {
    container.each((node) => {
      if (node.type === 'rule') {
        const selectors = node.selectors.map((text) => ({ text, names: namesOf(text) }));
        rules.push({ around, selectors, text: node.toString().slice(node.selector.length) });
      } else if (node.type === 'atrule' && conditions.has(node.name) && node.nodes) {
        read(node, [...around, `@${node.name} ${node.params}`]);
      } else if (node.type === 'atrule') {
        rules.push({ around, selectors: [], text: `${node.toString()}${node.nodes ? '' : ';'}` });
      }
    });
  }
  read(parse(css), []);
  return rules;
}
