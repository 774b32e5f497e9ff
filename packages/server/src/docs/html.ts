import { escapeMarkup } from '@janus-site/core';

/** Text that is HTML already; everything else is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | null | undefined | readonly Piece[];

function show(piece: Piece): string {
  if (piece === null || piece === undefined) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(show).join('');
  return escapeMarkup(String(piece));
}

/** `html`<p>${text}</p>``: interpolated values are escaped unless they are HTML; lists are joined. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.map((text, at) => text + show(pieces[at])).join(''));
}

/** Converts a description, which marks code by backticks. */
export function prose(text: string | undefined): Html {
  const parts = (text ?? '').split('`');
  return html`${parts.map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

export function joined(pieces: readonly Html[], between: string): Html {
  return html`${pieces.map((piece, at) => (at === 0 ? piece : html`${between}${piece}`))}`;
}
