import { titlePieces } from '@janus-site/core';
import { createElement, Fragment } from 'react';

export interface TitleTextProps {
  /** A title as its author wrote it. */
  children: string;
}

/** A title in which text between backticks is shown as code. */
export function TitleText({ children }: TitleTextProps) {
  const pieces = titlePieces(children).map((piece, at) =>
    at % 2 === 0 ? piece : createElement('code', null, piece),
  );
  return createElement(Fragment, null, ...pieces);
}
