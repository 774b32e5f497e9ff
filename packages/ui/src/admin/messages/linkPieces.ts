import { parseWebAddress } from '@janus-site/core';

/** A piece of a text: words, or an address as written with its target. */
export interface TextPiece {
  /** Its offset in the text. */
  at: number;
  text: string;
  href: string | null;
}

/**
 * Complete web addresses, `www.` and mail only: other schemes stay text. Quotes and marks that change the text
 * direction are not part of an address.
 */
const candidates = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}_])(?<web>(?:https?:\/\/|www\.)[^\s\p{Cc}\p{Cf}<>"«»“”„\x60\\]+)`,
    // not a repository (git@host.example:path) or a package (react@19.0.0)
    String.raw`(?<![\w.+%\/-])(?<name>[\w.+%-]{1,64})@(?<host>(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63})(?!\.?[\p{L}\p{N}_-]|:\S)`,
  ].join('|'),
  'giu',
);

/** In characters. The site refuses longer addresses anyway, and the limit keeps parsing short. */
const longest = 1000;

/** Strips punctuation that ends a sentence, except a bracket opened inside the address. */
function withoutEnd(address: string): string {
  const bare = address.replace(/[.,:;!?…'’*_~)\]}]+$/, '');
  const isOpen = bare.lastIndexOf('(') > bare.lastIndexOf(')');
  return isOpen && address[bare.length] === ')' ? `${bare})` : bare;
}

/** A user name before the host disguises an address as another site's; such an address is not linked. */
function webHref(address: string): string | null {
  const whole = /^www\./i.test(address)
    ? `http://${address}`
    : address.replace(/^https?/i, (scheme) => scheme.toLowerCase());
  const url = parseWebAddress(whole);
  const isPlain = url !== null && url.username === '' && url.password === '' && url.hostname.includes('.');
  return isPlain ? whole : null;
}

/** Splits a text into words and addresses; the pieces joined are the text again. */
export function linkPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const { 0: found, index, groups = {} } of text.matchAll(candidates)) {
    const { web, name, host } = groups;
    if (web !== undefined && web.length > longest) continue;
    const address = web === undefined ? found : withoutEnd(web);
    const href = web === undefined ? `mailto:${encodeURIComponent(name ?? '')}@${host}` : webHref(address);
    if (href === null) continue;
    if (index > done) pieces.push({ at: done, text: text.slice(done, index), href: null });
    pieces.push({ at: index, text: address, href });
    done = index + address.length;
  }
  if (done < text.length) pieces.push({ at: done, text: text.slice(done), href: null });
  return pieces;
}
