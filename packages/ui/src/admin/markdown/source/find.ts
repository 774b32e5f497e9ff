/** Find and replace in the source; loaded when it is first opened. */
import { openSearchPanel, search, searchKeymap } from '@codemirror/search';
import { EditorState, StateEffect } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { vars } from '../../../theme/theme.css.ts';

/** The panel's strings, keyed by CodeMirror's English ones. */
export type FindPhrases = Readonly<Record<string, string>>;

const control = {
  minHeight: '2.25rem',
  margin: '0',
  padding: '4px 10px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.text,
  fontSize: vars.size.small,
} as const;

const look = EditorView.theme({
  // Below the page's bars and the toolbar at any scroll position.
  '.cm-panels-top': { top: '157px', zIndex: '9', border: '0' },
  '.cm-panels': { background: vars.color.background, color: vars.color.text },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    padding: '8px 44px 8px 0',
    borderBottom: `1px solid ${vars.color.line}`,
    fontFamily: vars.font.text,
    lineHeight: '1.3',
  },
  '.cm-panel.cm-search br, .cm-panel.cm-search label:has([name=re], [name=word])': { display: 'none' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    margin: '0',
    fontSize: vars.size.small,
  },
  '.cm-panel.cm-search input[type=checkbox]': { margin: '0' },
  '.cm-textfield': { ...control, flex: '1 1 12rem' },
  '.cm-button': { ...control, backgroundImage: 'none', cursor: 'pointer' },
  '.cm-panel.cm-search [name=close]': {
    ...control,
    top: '8px',
    right: '0',
    width: '36px',
    padding: '0',
    fontSize: '20px',
    cursor: 'pointer',
  },
  '@media (pointer: coarse)': {
    '.cm-textfield, .cm-button, .cm-panel.cm-search [name=close]': {
      minHeight: '2.75rem',
      fontSize: vars.size.touch,
    },
    '.cm-panel.cm-search [name=close]': { width: '2.75rem' },
  },
  '.cm-searchMatch': { backgroundColor: vars.color.warningSurface },
  '.cm-searchMatch-selected': {
    backgroundColor: vars.color.accentSurface,
    outline: `1px solid ${vars.color.accent}`,
  },
});

const ready = new WeakSet<EditorView>();

/** Opens the panel over the text, with the selection as the search words. */
export function openFind(view: EditorView, phrases: FindPhrases): void {
  if (!ready.has(view)) {
    const extensions = [
      search({ top: true }),
      keymap.of(searchKeymap),
      EditorState.phrases.of(phrases),
      look,
    ];
    view.dispatch({ effects: StateEffect.appendConfig.of(extensions) });
    ready.add(view);
  }
  openSearchPanel(view);
}
