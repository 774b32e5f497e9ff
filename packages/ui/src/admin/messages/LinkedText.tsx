import { textLink } from './MessagesScreen.css.ts';
import { linkPieces } from './linkPieces.ts';

export interface LinkedTextProps {
  /** A stranger's words; nothing of them is HTML. */
  text: string;
}

/** A stranger's words, with the addresses in them as links. */
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
