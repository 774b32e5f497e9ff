/** A declaration, or the brace before or after the declarations; `declares` is the name of its custom property. */
export interface StylePiece {
  readonly text: string;
  readonly declares?: string;
}

/** A rule of a style sheet, and what a page must contain for it to apply. */
export interface StyleRule {
  /** The conditions around it, the outermost first: `@media print`. */
  readonly around: readonly string[];
  /** Its selectors, each with its classes (`.name`) and elements (`name`); none for `@font-face` and similar rules. */
  readonly selectors: readonly { readonly text: string; readonly names: readonly string[] }[];
  /** The text after the selectors, or the whole rule if it has none. */
  readonly text: string;
  /** The same text in pieces, if it declares custom properties. */
  readonly pieces?: readonly StylePiece[];
  /** The custom properties that it uses. */
  readonly asks?: readonly string[];
  /** The font that it defines. */
  readonly font?: string;
}

export interface StyleSheet {
  readonly href: string;
  readonly rules: readonly StyleRule[];
}

/** Attributes contain no bare quote and text no bare `<`. A name too many only keeps a rule too many. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) names.add(element);
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of list.split(' ')) names.add(`.${name}`);
  return names;
}

/** Returns the rules as a style sheet. */
export function writeRules(rules: readonly StyleRule[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { around, selectors, text } of rules) {
    const isInside = around.length === open.length && around.every((one, index) => one === open[index]);
    if (!isInside) {
      css += '}'.repeat(open.length) + around.map((one) => `${one}{`).join('');
      open = around;
    }
    css += selectors.map((selector) => selector.text).join(',') + text;
  }
  return css + '}'.repeat(open.length);
}

/** Returns the rules, reduced to the selectors that can match an element of the page. */
function matching(rules: readonly StyleRule[], names: ReadonlySet<string>): StyleRule[] {
  return rules.flatMap((rule) => {
    if (rule.selectors.length === 0) return [rule];
    const selectors = rule.selectors.filter((one) => one.names.every((name) => names.has(name)));
    return selectors.length === 0 ? [] : [{ ...rule, selectors }];
  });
}

/** Removes custom properties, font faces and keyframes that neither the rules nor the elements use. */
function withoutUnused(rules: readonly StyleRule[], html: string): StyleRule[] {
  const asked = new Set(rules.flatMap(({ asks = [] }) => asks));
  for (const [, name = ''] of html.matchAll(/var\((--[\w-]+)/g)) asked.add(name);
  const kept = rules.map((rule) => {
    const pieces = rule.pieces?.filter(({ declares }) => declares === undefined || asked.has(declares));
    return pieces ? { ...rule, text: pieces.map(({ text }) => text).join('') } : rule;
  });
  const nameOf = ({ font, text }: StyleRule) => font ?? /^@keyframes\s+([\w-]+)/.exec(text)?.[1];
  const words = kept.map((rule) => (nameOf(rule) === undefined ? rule.text : '')).join('');
  return kept.filter((rule) => words.includes(nameOf(rule) ?? ''));
}

/**
 * Returns the styles that a document needs in any state of its elements, on any screen or printer: half of its sheets.
 * A phone spends as long on the other half as on the first text.
 */
export function stylesOf(html: string, sheets: readonly StyleSheet[]): string {
  const names = namesIn(html);
  const rules = sheets.flatMap((sheet) => matching(sheet.rules, names));
  return writeRules(withoutUnused(rules, html));
}
