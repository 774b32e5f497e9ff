/** Widgets below picture lines: a thumbnail, the description and caption, and the upload state. */
import type { EditorState, Extension, Line } from '@codemirror/state';
import { Prec, StateEffect, StateField } from '@codemirror/state';
import type { DecorationSet } from '@codemirror/view';
import { Decoration, EditorView, keymap, WidgetType } from '@codemirror/view';
import type { Moved, PictureLine } from '../pictures/pictureText.ts';
import {
  moveLine,
  placeInGallery,
  readPicture,
  stepPicture,
  uploadOf,
  writePicture,
} from '../pictures/pictureText.ts';
import type { Picture } from '../pictures/usePictures.ts';
import { changeBetween } from './changeBetween.ts';
import * as styles from './pictureWidgets.css.ts';

/** The widget's strings in the page's language. */
export interface PicturePhrases {
  group: string;
  alt: string;
  describe: string;
  caption: string;
  move: string;
  up: string;
  down: string;
  retry: string;
  remove: string;
  sending: string;
  lost: string;
  held: string;
  /** Announced after a move: the position in the gallery and its size; one of one is outside a gallery. */
  moved(place: number, count: number): string;
}

export interface PictureHooks {
  phrases: PicturePhrases;
  onRetry(id: string): void;
  onRemove(id: string): void;
}

export type PictureStates = readonly Picture[];

/** Dispatched when upload states change. */
export const setPictures = StateEffect.define<PictureStates>();

/** The data type of a dragged picture, and the mark of its widget. */
const dragged = 'text/x-janus-picture';

/** Returns the widget that is being dragged, if it is in this field and not in that of the other language. */
const draggedIn = (view: EditorView) => view.contentDOM.querySelector<HTMLElement>('[data-dragged]');

function lineOf(view: EditorView, dom: HTMLElement) {
  return view.state.doc.lineAt(view.posAtDOM(dom));
}

function change(view: EditorView, dom: HTMLElement, part: Partial<PictureLine>): void {
  const line = lineOf(view, dom);
  const picture = readPicture(line.text);
  if (!picture) return;
  const indent = line.text.slice(0, line.text.indexOf('!'));
  const found = changeBetween(line.text, indent + writePicture({ ...picture, ...part }));
  if (!found) return;
  const { from, to, insert } = found;
  view.dispatch({ changes: { from: line.from + from, to: line.from + to, insert }, userEvent: 'input.type' });
}

function takeMove(view: EditorView, moved: Moved, phrases: PicturePhrases): void {
  const found = changeBetween(view.state.doc.toString(), moved.text);
  if (!found) return;
  const { place, count } = placeInGallery(moved.text, moved.at);
  view.dispatch({
    changes: found,
    selection: { anchor: moved.at },
    effects: EditorView.announce.of(phrases.moved(place, count)),
    scrollIntoView: true,
    userEvent: 'move.line',
  });
}

/** Moves a picture one step up or down; returns false if the line is not a picture. */
function step(view: EditorView, line: Line, way: -1 | 1, phrases: PicturePhrases): boolean {
  if (!readPicture(line.text)) return false;
  const moved = stepPicture(view.state.doc.toString(), line, way);
  if (moved) takeMove(view, moved, phrases);
  return true;
}

/** Restores the focus: the moved picture may have new elements, and the next press must reach the same tool. */
function focusTool(view: EditorView, label: string): void {
  const line = view.state.doc.lineAt(view.state.selection.main.head);
  for (const tool of view.contentDOM.querySelectorAll<HTMLElement>(`.${styles.tools} button`))
    if (tool.ariaLabel === label && lineOf(view, tool).from === line.from) tool.focus();
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function button(label: string, run: () => void): HTMLButtonElement {
  const made = element('button', styles.button, { type: 'button' });
  made.textContent = label;
  made.addEventListener('click', run);
  return made;
}

class PictureWidget extends WidgetType {
  readonly #picture: PictureLine;
  readonly #state: Picture | undefined;
  readonly #hooks: PictureHooks;

  constructor(picture: PictureLine, state: Picture | undefined, hooks: PictureHooks) {
    super();
    this.#picture = picture;
    this.#state = state;
    this.#hooks = hooks;
  }

  override eq(other: PictureWidget): boolean {
    return this.#key() === other.#key() && JSON.stringify(this.#picture) === JSON.stringify(other.#picture);
  }

  /** What the widget's elements depend on; its texts are updated in place. */
  #key(): string {
    const state = this.#state;
    return JSON.stringify([this.#picture.url, uploadOf(this.#picture.url) ? (state ?? 'lost') : '']);
  }

  override toDOM(view: EditorView): HTMLElement {
    const { phrases } = this.#hooks;
    const box = element('div', styles.box, {
      role: 'group',
      'aria-label': phrases.group,
      contenteditable: 'false',
    });
    box.dataset['key'] = this.#key();
    const id = uploadOf(this.#picture.url);
    box.append(
      this.#look(),
      id === null ? this.#fields(view, box) : this.#progress(id),
      this.#tools(view, box),
    );
    box.addEventListener('keydown', (event) => {
      const way = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
      if (way === undefined) return;
      event.preventDefault();
      step(view, lineOf(view, box), way, phrases);
      view.focus();
    });
    return box;
  }

  /** A field that has the focus is not updated. */
  override updateDOM(dom: HTMLElement): boolean {
    if (dom.dataset['key'] !== this.#key()) return false;
    for (const name of ['alt', 'caption'] as const) {
      const field = dom.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (field && field !== document.activeElement) field.value = this.#picture[name];
    }
    return true;
  }

  override ignoreEvent(): boolean {
    return true;
  }

  #look(): HTMLElement {
    const { url } = this.#picture;
    if (!/^\/media\/[\w-]+\.(?:webp|svg)$/.test(url)) return element('span', styles.thumb);
    const src = url.endsWith('.webp') ? `${url}?w=480` : url;
    return element('img', styles.thumb, { src, alt: '', loading: 'lazy', draggable: 'false' });
  }

  #fields(view: EditorView, box: HTMLElement): HTMLElement {
    const { phrases } = this.#hooks;
    const made = element('div', styles.fields);
    for (const [name, label] of [
      ['alt', phrases.alt],
      ['caption', phrases.caption],
    ] as const) {
      const field = element('input', styles.field, {
        name,
        'aria-label': label,
        placeholder: name === 'alt' ? phrases.describe : label,
        maxlength: '500',
        autocomplete: 'off',
      });
      field.value = this.#picture[name];
      field.addEventListener('input', () => change(view, box, { [name]: field.value }));
      field.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' || event.isComposing) return;
        event.preventDefault();
        view.dispatch({ selection: { anchor: lineOf(view, box).to } });
        view.focus();
      });
      made.append(field);
    }
    return made;
  }

  #progress(id: string): HTMLElement {
    const { phrases, onRetry, onRemove } = this.#hooks;
    const state = this.#state;
    const made = element('div', styles.fields);
    const message = element('p', styles.words);
    made.append(message);
    if (state?.state === 'sending') {
      message.textContent = phrases.sending;
      const bar = element('progress', styles.bar, { 'aria-label': phrases.sending });
      if (state.share !== null) bar.value = state.share;
      made.append(bar);
      return made;
    }
    message.setAttribute('role', 'alert');
    message.classList.add(styles.problem);
    const why = state && 'message' in state ? state.message : phrases.lost;
    message.textContent = state?.state === 'waiting' && state.isHeld ? `${why} ${phrases.held}` : why;
    const buttons = element('div', styles.buttons);
    if (state) buttons.append(button(phrases.retry, () => onRetry(id)));
    buttons.append(button(phrases.remove, () => onRemove(id)));
    made.append(buttons);
    return made;
  }

  #tools(view: EditorView, box: HTMLElement): HTMLElement {
    const { phrases } = this.#hooks;
    const made = element('div', styles.tools);
    const handle = element('span', styles.handle, {
      draggable: 'true',
      title: phrases.move,
      'aria-hidden': 'true',
    });
    handle.textContent = '⠿';
    handle.addEventListener('dragstart', (event) => {
      box.dataset['dragged'] = '';
      event.dataTransfer?.setData(dragged, '');
      if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer?.setDragImage(box, 0, 0);
    });
    handle.addEventListener('dragend', () => delete box.dataset['dragged']);
    const arrow = (sign: string, label: string, way: -1 | 1) => {
      const made = button(sign, () => {
        step(view, lineOf(view, box), way, phrases);
        focusTool(view, label);
      });
      made.ariaLabel = label;
      return made;
    };
    made.append(handle, arrow('↑', phrases.up, -1), arrow('↓', phrases.down, 1));
    return made;
  }
}

function widgetsOf({ doc }: EditorState, states: PictureStates, hooks: PictureHooks): DecorationSet {
  const found = [];
  for (let number = 1; number <= doc.lines; number += 1) {
    const line = doc.line(number);
    const picture = line.text.includes('![') ? readPicture(line.text) : null;
    if (!picture) continue;
    const id = uploadOf(picture.url);
    const widget = new PictureWidget(
      picture,
      id === null ? undefined : states.find((one) => one.id === id),
      hooks,
    );
    found.push(Decoration.widget({ widget, block: true, side: 1 }).range(line.to));
  }
  return Decoration.set(found);
}

/** Returns the text position under the pointer, for a dragged picture or dropped files. */
export function placeUnder(view: EditorView, { clientX, clientY }: DragEvent): number {
  return view.posAtCoords({ x: clientX, y: clientY }, false);
}

export function pictureWidgets(hooks: () => PictureHooks): Extension {
  const field = StateField.define<{ states: PictureStates; shown: DecorationSet }>({
    create: (state) => ({ states: [], shown: widgetsOf(state, [], hooks()) }),
    update(value, transaction) {
      const effect = transaction.effects.find((one) => one.is(setPictures));
      if (!effect && !transaction.docChanged) return value;
      const states = effect ? effect.value : value.states;
      return { states, shown: widgetsOf(transaction.state, states, hooks()) };
    },
    provide: (own) => EditorView.decorations.from(own, ({ shown }) => shown),
  });
  const move = (way: -1 | 1) => (view: EditorView) =>
    step(view, view.state.doc.lineAt(view.state.selection.main.head), way, hooks().phrases);
  return [
    field,
    Prec.high(
      keymap.of([
        { key: 'Alt-ArrowUp', run: move(-1) },
        { key: 'Alt-ArrowDown', run: move(1) },
      ]),
    ),
    Prec.high(
      EditorView.domEventHandlers({
        dragover: (event, view) => {
          if (!event.dataTransfer?.types.includes(dragged) || !draggedIn(view)) return false;
          event.preventDefault();
          return true;
        },
        drop: (event, view) => {
          const box = event.dataTransfer?.types.includes(dragged) ? draggedIn(view) : null;
          if (!box) return false;
          event.preventDefault();
          // Where the picture is now: an upload may have changed the text above it.
          const moved = moveLine(view.state.doc.toString(), lineOf(view, box), placeUnder(view, event));
          takeMove(view, moved, hooks().phrases);
          return true;
        },
      }),
    ),
  ];
}
