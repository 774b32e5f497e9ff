/** The rich source field; loaded on demand, because it is larger than the rest of the editor. */
import {
  history,
  historyField,
  historyKeymap,
  isolateHistory,
  redo,
  standardKeymap,
  undo,
} from '@codemirror/commands';
import { indentLess, indentMore, moveLineDown, moveLineUp } from '@codemirror/commands';
import { LanguageSupport } from '@codemirror/language';
import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import type { Extension, TransactionSpec } from '@codemirror/state';
import { Compartment, EditorState, Prec } from '@codemirror/state';
import type { Command, ViewUpdate } from '@codemirror/view';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import type { Edit, Selection } from '../markdownEdits.ts';
import { formerCell, nextCell, rowBelow } from '../tables/tableEdits.ts';
import { adoptStyles } from './adoptStyles.ts';
import { sourceLook } from './sourceLook.ts';
import { changeBetween } from './changeBetween.ts';
import type { UndoHistory } from '../visit/keptUndo.ts';
import type { FindPhrases } from './find.ts';
import type { InsertMenu } from './insertMenu.ts';
import type { PictureHooks, PictureStates } from './pictureWidgets.ts';
import { pictureWidgets, placeUnder, setPictures } from './pictureWidgets.ts';
import type { Handover, TextSource } from './textSource.ts';
import { asRead } from '../../../theme/asRead.css.ts';

/** Attributes of the editable element: its id, label and description. */
export type FieldAttributes = Readonly<Record<string, string>>;

/** Event handlers of the field; read on each event, so that they may change. */
export interface SourceEvents {
  onChange(text: string): void;
  /** Returns true when the event was handled. */
  onPaste(event: ClipboardEvent): boolean;
  /** Called with the text position under the pointer. */
  onDrop(event: DragEvent, at: number): boolean;
  pictures: PictureHooks;
  /** Returns true when the key was handled; `key` is written as `Mod-b`. */
  onKey(key: string): boolean;
}

export interface SourceOptions {
  parent: HTMLElement;
  value: string;
  attributes: FieldAttributes;
  placeholder: string;
  phrases: FindPhrases;
  /** The menu opened by `/`. */
  insertMenu: InsertMenu;
  /** The keys passed to `onKey`. */
  keys: readonly string[];
  handover: Handover;
  /** The value `destroy` returned when the field was last unmounted; restores its undo history. */
  memory: unknown;
  /** The undo history of this text from before a reload. */
  keptUndo: UndoHistory | null;
  events(): SourceEvents;
}

export interface RichSource extends TextSource {
  /** Applies a text from outside; can be undone. */
  sync(text: string): void;
  setAttributes(attributes: FieldAttributes): void;
  setPictures(pictures: PictureStates): void;
  /** Returns the undo history, to be kept for the visit. */
  undo(): UndoHistory;
  /** Unmounts the field and returns its memory. */
  destroy(): unknown;
}

const fields = { history: historyField };
const underBars = 160;

export function createRichSource(options: SourceOptions): RichSource {
  // Where text cannot be measured (an emulated page), the plain field stays.
  if (!('getClientRects' in Range.prototype)) throw new Error('Text cannot be measured here');
  adoptStyles(document);
  const attributes = new Compartment();
  const { handover, parent, value } = options;
  const view = new EditorView({ parent, state: stateOf(options, attributes) });
  const sync = (text: string, more: object = {}) => {
    // Line ends of Windows are no difference: the field shows all of them as one letter.
    const change = changeBetween(view.state.doc.toString(), view.state.toText(text).toString());
    if (change) view.dispatch({ changes: change, ...more });
  };
  sync(value);
  if (options.memory === undefined) {
    const limit = view.state.doc.length;
    view.dispatch({
      selection: { anchor: Math.min(handover.start, limit), head: Math.min(handover.end, limit) },
    });
  }
  if (handover.hasFocus) view.focus();

  return {
    read: () => selectionOf(view),
    apply(edit) {
      // Undone in one step, separately from typing.
      applyTo(view, edit, { annotations: isolateHistory.of('full') });
      view.focus();
    },
    // The history joins this kind of change to the last step, whichever that is.
    fill: (text) => sync(text, { userEvent: 'input.type.compose' }),
    insert(template) {
      view.focus();
      const { from, to } = view.state.selection.main;
      void import('./insertMenu.ts')
        .then(({ applyTemplate }) => applyTemplate(view, template, from, to))
        .catch(() => undefined);
    },
    findPost() {
      view.focus();
      view.dispatch(view.state.replaceSelection('[['), { userEvent: 'input.type' });
    },
    find: () => void find(view, options.phrases),
    moveInHistory(step) {
      view.focus();
      (step === 'undo' ? undo : redo)(view);
    },
    focus: () => view.focus(),
    reveal(from, to) {
      const limit = view.state.doc.length;
      const anchor = Math.min(from, limit);
      view.dispatch({
        selection: { anchor, head: Math.min(to, limit) },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      });
      view.focus();
    },
    placeAt: (top) => view.lineBlockAtHeight(top - view.documentTop).from,
    sync: (text) => sync(text, { userEvent: 'input.replace' }),
    setAttributes: (next) =>
      view.dispatch({ effects: attributes.reconfigure(EditorView.contentAttributes.of(next)) }),
    setPictures: (pictures) => view.dispatch({ effects: setPictures.of(pictures) }),
    undo: () => (view.state.toJSON(fields) as { history: UndoHistory }).history,
    destroy() {
      const memory: unknown = view.state.toJSON(fields);
      view.destroy();
      return memory;
    },
  };
}

function stateOf(options: SourceOptions, attributes: Compartment): EditorState {
  const { keptUndo, memory, value } = options;
  const extensions = extensionsOf(options, attributes);
  if (memory !== undefined) return EditorState.fromJSON(memory, { extensions }, fields);
  const selection = { ranges: [{ anchor: 0, head: 0 }], main: 0 };
  try {
    if (keptUndo)
      return EditorState.fromJSON({ doc: value, selection, history: keptUndo }, { extensions }, fields);
  } catch {
    // Written by another version: the history is lost, the text is not.
  }
  return EditorState.create({ doc: value, extensions });
}

function selectionOf({ state: { doc, selection } }: EditorView): Selection {
  return { text: doc.toString(), start: selection.main.from, end: selection.main.to };
}

function applyTo(view: EditorView, { from, to, insert, start, end }: Edit, more: TransactionSpec = {}): void {
  const isChange = view.state.sliceDoc(from, to) !== insert;
  view.dispatch({
    ...(isChange ? { changes: { from, to, insert } } : {}),
    selection: { anchor: start, head: end },
    scrollIntoView: true,
    userEvent: 'input',
    ...more,
  });
}

/** Binds a key to an edit; the key is taken only when the edit applies. */
const editKey =
  (edit: (at: Selection) => Edit | null): Command =>
  (view) => {
    const made = edit(selectionOf(view));
    if (made) applyTo(view, made);
    return made !== null;
  };

/** In a table Tab moves to the next cell; after Escape it moves the focus, as everywhere else. */
const tableKeys = [
  { key: 'Tab', run: editKey(nextCell), shift: editKey(formerCell) },
  { key: 'Enter', run: editKey(rowBelow) },
];

/** Matches a slash at the beginning of a line, or `[[`, just typed. */
const asks = /(?:^[\s>]*\/|\[\[)$/;

function offerInsertions({ view, state, transactions }: ViewUpdate, menu: InsertMenu): void {
  if (!transactions.some((one) => one.docChanged && one.isUserEvent('input.type'))) return;
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head);
  if (!asks.test(line.text.slice(0, head - line.from))) return;
  void import('./insertMenu.ts')
    .then(({ openInsertMenu }) => openInsertMenu(view, menu))
    .catch(() => undefined);
}

/** Searches the whole text; the browser's own search covers only what is rendered. */
function find(view: EditorView, phrases: FindPhrases): boolean {
  void import('./find.ts').then(({ openFind }) => openFind(view, phrases)).catch(() => undefined);
  return true;
}

function extensionsOf(
  { events, keys, attributes: initialAttributes, placeholder: hint, phrases, insertMenu }: SourceOptions,
  attributes: Compartment,
): Extension {
  return [
    // The page's shortcuts come first. Outside tables Tab is not bound, so it moves the focus.
    Prec.highest(keymap.of(keys.map((key) => ({ key, run: () => events().onKey(key) })))),
    keymap.of([
      { key: 'Mod-f', run: (view) => find(view, phrases) },
      ...tableKeys,
      ...markdownKeymap,
      { key: 'Alt-ArrowUp', run: moveLineUp },
      { key: 'Alt-ArrowDown', run: moveLineDown },
      { key: 'Mod-[', run: indentLess },
      { key: 'Mod-]', run: indentMore },
      ...historyKeymap,
      ...standardKeymap,
    ]),
    history(),
    EditorView.lineWrapping,
    placeholder(hint),
    // The page's bars and the toolbar cover its top. The margin is no larger: a caret inside it gets no completion
    // list.
    EditorView.scrollMargins.of(({ scrollDOM }) => {
      const covered = underBars - scrollDOM.getBoundingClientRect().top;
      return { top: Math.min(Math.max(covered, 0), underBars), bottom: 24 };
    }),
    new LanguageSupport(markdownLanguage),
    sourceLook,
    pictureWidgets(() => events().pictures),
    attributes.of(EditorView.contentAttributes.of(initialAttributes)),
    EditorView.contentAttributes.of({ class: asRead }),
    EditorView.updateListener.of((update) => {
      if (!update.docChanged) return;
      events().onChange(update.state.doc.toString());
      offerInsertions(update, insertMenu);
    }),
    EditorView.domEventHandlers({
      paste: (event) => events().onPaste(event),
      drop: (event, view) => events().onDrop(event, placeUnder(view, event)),
    }),
  ];
}
