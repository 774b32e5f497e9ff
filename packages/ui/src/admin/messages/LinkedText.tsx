import { textLink } from './MessagesScreen.css.ts';
import { linkPieces } from './linkPieces.ts';

export interface LinkedTextProps {
  /** A stranger's words; nothing of them is HTML. */
  text: string;
}

/** A stranger's words, with the addresses in them as links. */
export function LinkedText({ text }: LinkedTextProps) {
  return linkPieces(text).map(({ text: piece, href }, at) => {
    if (href === null) return piece;
    const isMail = href.startsWith('mailto:');
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text stay where they are
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
