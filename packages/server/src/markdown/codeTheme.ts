import type { ThemeRegistration } from 'shiki/core';

/**
 * The scopes of each token class, by the names of TextMate grammars. The colours are in `theme/codeColors.ts` of the
 * components. Of several scopes that match a word, the innermost decides, then the longest.
 */
const scopes: Readonly<Record<string, readonly string[]>> = {
  foreground: [
    'keyword.operator.accessor',
    'meta.template.expression',
    'markup.fenced_code meta.embedded.block',
    'meta.group.braces.round.function.arguments',
    'meta.function-call.arguments',
  ],
  string: [
    'string',
    'markup.fenced_code',
    'markup.inline',
    'keyword.other.template',
    'beginning.punctuation.definition.list.markdown',
  ],
  comment: ['comment', 'string.quoted.docstring.multi'],
  constant: [
    'constant.numeric',
    'constant.language',
    'constant.keyword',
    'constant.other.color',
    'constant.other.placeholder',
    'constant.character.format.placeholder',
    'entity.name.constant',
    'entity.name.function.preprocessor',
    'variable.language.this',
    'variable.other.constant',
    'variable.other.enummember',
    'meta.property-name',
    'meta.property-value',
    'support.constant',
    'support.type.property-name',
    'support.variable',
  ],
  keyword: [
    'keyword',
    'storage.modifier',
    'storage.type',
    'storage.control',
    'entity.name.tag',
    'support.type.property-name.json',
    'punctuation.separator.key-value',
    'punctuation.definition.template-expression',
    'punctuation.definition.string.begin.markdown',
    'punctuation.definition.string.end.markdown',
    'string.other.link.title.markdown',
    'string.other.link.description.markdown',
  ],
  parameter: [
    'variable.parameter',
    'entity.other.attribute-name',
    // Command lines.
    'string.unquoted.argument',
    'constant.other.option',
    // `@name` in SQL.
    'text.variable',
  ],
  function: ['entity.name.function', 'meta.function-call.generic', 'support.function', 'variable.function'],
  type: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.class',
    'support.type',
    'variable.other.class',
    // In these grammars the storage type is a type; in most others it is a word such as `class`.
    'storage.type.built-in',
    'storage.type.generic',
    'storage.type.object',
    'storage.type.primitive',
    'storage.type.java',
    'source.go storage.type',
    'source.sql storage.type',
    'source.cs keyword.type',
    'meta.create.sql entity.name.function',
  ],
  punctuation: ['punctuation.definition.arguments', 'punctuation.definition.dict', 'punctuation.separator'],
  link: ['markup.underline.link', 'meta.link.inline.markdown', 'punctuation.definition.metadata.markdown'],
};

const prefix = 'var(--token-';

/** A theme whose colours are the names of the token classes. */
export const codeTheme: ThemeRegistration = {
  name: 'tokens',
  type: 'light',
  colors: { 'editor.foreground': 'var(--foreground)', 'editor.background': 'var(--background)' },
  tokenColors: Object.entries(scopes).map(([name, scope]) => ({
    scope: [...scope],
    settings: { foreground: name === 'foreground' ? 'var(--foreground)' : `${prefix}${name})` },
  })),
};

/** The token class of a colour of the theme, or an empty string for plain text. */
export const tokenClass = (color = ''): string =>
  color.startsWith(prefix) ? color.slice('var(--'.length, -1) : '';
