/** A rule of a style sheet, and what a page must have to be touched by it. */
export interface StyleRule {
  /** The conditions around it, the outermost first: `@media print`. */
  readonly around: readonly string[];
  /** Its selectors, each with the classes (`.name`) and elements (`name`) in it; none of an `@font-face` or its like. */
  readonly selectors: readonly { readonly text: string; readonly names: readonly string[] }[];
  /** What follows the selectors, or all of a rule without any. */
  readonly text: string;
}

export interface StyleSheet {
  readonly href: string;
  readonly rules: readonly StyleRule[];
}

/** Attributes hold no bare quote, and text no bare `<`. A name too many keeps a rule too many. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) names.add(element);
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of list.split(' ')) names.add(`.${name}`);
  return names;
}

/** The rules as a style sheet; with names, those of them that can apply. */
export function writeRules(rules: readonly StyleRule[], names?: ReadonlySet<string>): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { around, selectors, text } of rules) {
    const kept = selectors.filter((one) => !names || one.names.every((name) => names.has(name)));
    if (selectors.length > 0 && kept.length === 0) continue;
    const isInside = around.length === open.length && around.every((one, index) => one === open[index]);
    if (!isInside) {
      css += '}'.repeat(open.length) + around.map((one) => `${one}{`).join('');
      open = around;
    }
    css += kept.map((selector) => selector.text).join(',') + text;
  }
  return css + '}'.repeat(open.length);
}

/** Without the custom properties and the faces of fonts that nothing asks for, here or in the elements themselves. */
function withoutUnused(css: string, html: string): string {
  const asked = new Set([...(css + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = css.replace(/(?<=[{;])(--[\w-]+):[^;}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    asked.has(name) ? declaration : '',
  );
  const face = /@font-face\{font-family:"?([^;"}]+)[^}]*\}/g;
  const rules = kept.replace(face, '');
  return kept.replace(face, (whole, family: string) => (rules.includes(family) ? whole : ''));
}

/**
 * The styles that a document needs as it stands, whatever the state of its elements, the screen or the printer: half
 * of what its sheets hold. A phone spends as long on the other half as on its first words.
 */
export function stylesOf(html: string, sheets: readonly StyleSheet[]): string {
  const names = namesIn(html);
  return withoutUnused(sheets.map(({ rules }) => writeRules(rules, names)).join(''), html);
}
