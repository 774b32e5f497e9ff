/** The insert menu opened by `/`; loaded with the first slash at the beginning of a line. */
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { autocompletion, insertCompletionText, snippet, startCompletion } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { EditorState, StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { vars } from '../../../theme/theme.css.ts';
import type { InsertionName, InsertionWords } from '../insert/insertions.ts';
import { footnote, insertionNames, isMeant, templateOf } from '../insert/insertions.ts';

/** A post of the author, as needed for a link. */
export interface FoundPost {
  title: string;
  address: string;
  /** A remark such as its being a draft. */
  note: string;
}

export interface InsertMenu {
  /** The accessible name of the list. */
  name: string;
  labels: Readonly<Record<InsertionName, string>>;
  words: InsertionWords;
  findPosts(typed: string): Promise<readonly FoundPost[]>;
  /** Opens the choice of files, new or from the library; those of a gallery form one paragraph. */
  pickPicture(name: InsertionName): void;
}

const look = EditorView.theme({
  '.cm-tooltip': {
    zIndex: '30',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    background: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow.float,
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    minWidth: '14rem',
    maxWidth: 'min(24rem, 92vw)',
    maxHeight: 'min(32rem, 70vh)',
    fontFamily: vars.font.text,
    fontSize: vars.size.ui,
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '7px 12px', lineHeight: '1.4' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: vars.color.accentSurface,
    color: vars.color.text,
  },
  '.cm-completionDetail': { color: vars.color.muted, fontStyle: 'normal', fontSize: vars.size.small },
  '.cm-snippetField': { background: vars.color.accentSurface },
});

/** Inside code a slash is only a slash. */
function isInCode(state: EditorState, at: number): boolean {
  for (let node = syntaxTree(state).resolveInner(at, -1); ;) {
    if (/Code|Comment/.test(node.name)) return true;
    if (!node.parent) return false;
    node = node.parent;
  }
}

interface MenuRequest {
  kind: 'insertion' | 'post';
  typed: string;
  from: number;
}

/** Returns the request before the caret: `/ta` at the beginning of a line, `[[word` for a post. */
export function requestAt(state: EditorState, at: number): MenuRequest | null {
  const line = state.doc.lineAt(at);
  const before = line.text.slice(0, at - line.from);
  const post = /\[\[([^\][]{0,60})$/.exec(before);
  const slash =
    line.text.slice(at - line.from).trim() === '' ? /^[\s>]*\/([^\s/]{0,20})$/.exec(before) : null;
  const typed = (post ?? slash)?.[1];
  if (typed === undefined || isInCode(state, at)) return null;
  return post
    ? { kind: 'post', typed, from: at - typed.length - 2 }
    : { kind: 'insertion', typed, from: at - typed.length - 1 };
}

const isBlank = (line: string) => /^[\s>]*$/.test(line);

/** Separates a block from the lines around it, and keeps it in the quotation of its line. */
function apart(state: EditorState, template: string, from: number, to: number): string {
  const { doc } = state;
  const [first, last] = [doc.lineAt(from), doc.lineAt(to)];
  const above = first.number > 1 ? doc.line(first.number - 1).text : '';
  const below = last.number < doc.lines ? doc.line(last.number + 1).text : '';
  const block = `${isBlank(above) ? '' : '\n'}${template}${isBlank(below) ? '' : '\n'}`;
  // The field itself repeats the indentation.
  const prefix = /^\s*(>[\s>]*)?/.exec(doc.sliceString(first.from, from))?.[1] ?? '';
  return block.replaceAll('\n', `\n${prefix}`);
}

/** Replaces a range with a template; Tab moves through its placeholders. */
export function applyTemplate(view: EditorView, template: string, from: number, to: number): void {
  snippet(apart(view.state, template, from, to))(view, null, from, to);
}

function take(view: EditorView, name: InsertionName, menu: InsertMenu, from: number, to: number): void {
  const template = templateOf(name, menu.words);
  if (template !== null) return applyTemplate(view, template, from, to);
  if (name === 'post') {
    view.dispatch(insertCompletionText(view.state, '[[', from, to));
    void Promise.resolve().then(() => startCompletion(view));
    return;
  }
  view.dispatch({ changes: { from, to }, userEvent: 'input' });
  if (name !== 'footnote') return menu.pickPicture(name);
  const { insert, start, end, ...part } = footnote({
    text: view.state.doc.toString(),
    start: from,
    end: from,
  });
  view.dispatch({
    changes: { ...part, insert },
    selection: { anchor: start, head: end },
    scrollIntoView: true,
    userEvent: 'input',
  });
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 150));

async function postsFor(
  context: CompletionContext,
  request: MenuRequest,
  menu: InsertMenu,
): Promise<Completion[]> {
  await soon();
  if (context.aborted) return [];
  const found = await menu.findPosts(request.typed).catch(() => []);
  return found.map(({ title, address, note }) => ({
    label: title,
    detail: note,
    apply: (view, _, from, to) => {
      const link = `[${title.replace(/[[\]]/g, '\\$&')}](${address})`;
      // Closing brackets added by the field are replaced as well.
      const after = view.state.sliceDoc(to, to + 2) === ']]' ? 2 : 0;
      view.dispatch(insertCompletionText(view.state, link, from, to + after));
    },
  }));
}

const optionsOf = (typed: string, menu: InsertMenu): Completion[] =>
  insertionNames
    .filter((name) => isMeant(name, menu.labels[name], typed))
    .map((name) => ({
      label: menu.labels[name],
      apply: (view, _, from, to) => take(view, name, menu, from, to),
    }));

const sourceOf =
  (menu: InsertMenu) =>
  async (context: CompletionContext): Promise<CompletionResult | null> => {
    const request = requestAt(context.state, context.pos);
    if (!request) return null;
    const options =
      request.kind === 'post' ? await postsFor(context, request, menu) : optionsOf(request.typed, menu);
    return { from: request.from, options, filter: false };
  };

const ready = new WeakSet<EditorView>();

/** Opens the list for the text before the caret. Escape closes it and keeps the typed text. */
export function openInsertMenu(view: EditorView, menu: InsertMenu): void {
  if (!ready.has(view)) {
    const extensions = [
      autocompletion({
        override: [sourceOf(menu)],
        // Only a slash opens it, so that after Escape typing does not reopen it.
        activateOnTyping: false,
        icons: false,
        interactionDelay: 0,
      }),
      EditorState.phrases.of({ Completions: menu.name }),
      look,
    ];
    view.dispatch({ effects: StateEffect.appendConfig.of(extensions) });
    ready.add(view);
  }
  startCompletion(view);
}
