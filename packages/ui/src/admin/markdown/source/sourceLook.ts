import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { vars } from '../../../theme/theme.css.ts';

/** Marks are muted, words stand out; colours follow the theme through CSS variables. */
const highlight = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '650', color: vars.color.text },
  { tag: tags.strong, fontWeight: '650' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.link, color: vars.color.accent },
  { tag: tags.url, color: vars.color.muted },
  { tag: tags.monospace, color: vars.color.success, fontFamily: vars.font.mono, fontSize: '.9em' },
  { tag: tags.quote, color: vars.color.muted },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.labelName], color: vars.color.muted },
  { tag: [tags.comment, tags.meta], color: vars.color.muted },
]);

const look = EditorView.theme({
  '&': { fontSize: 'inherit', color: vars.color.text, background: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflowX: 'hidden' },
  '.cm-content': { minHeight: '28rem', padding: '0', caretColor: vars.color.text },
  '.cm-line': { padding: '0' },
  '.cm-placeholder': { color: vars.color.muted },
});

export const sourceLook = [look, syntaxHighlighting(highlight)];
