import { textLink } from './MessagesScreen.css.ts';
import { linkPieces } from './linkPieces.ts';

export interface LinkedTextProps {
  /** A visitor's text; never treated as HTML. */
  text: string;
}

/** A visitor's text with its addresses as links. */
export function LinkedText({ text }: LinkedTextProps) {
  return linkPieces(text).map(({ at, text: piece, href }) => {
    if (href === null) return piece;
    const isMail = href.startsWith('mailto:');
    return (
      <a
        key={at}
        href={href}
        className={textLink}
        rel="noopener noreferrer nofollow"
        target={isMail ? undefined : '_blank'}
      >
        {piece}
      </a>
    );
  });
}
