import { titlePieces } from '@janus-site/core';

export interface TitleTextProps {
  /** A title as its author wrote it. */
  children: string;
}

/** A title in which code is code: what stands between backticks. */
export function TitleText({ children }: TitleTextProps) {
  return titlePieces(children).map((piece, at) =>
    at % 2 === 0 ? piece : <code key={`${at} ${piece}`}>{piece}</code>,
  );
}
