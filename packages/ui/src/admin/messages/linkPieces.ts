import { parseWebAddress } from '@janus-site/core';

/** A piece of a text: words, or an address as it was written and where it leads. */
export interface TextPiece {
  /** Where in the text it begins. */
  at: number;
  text: string;
  href: string | null;
}

/**
 * Whole web addresses, `www.` and mail, no more: other schemes stay words. Neither quotes nor marks that turn the
 * direction of reading belong to an address.
 */
const candidates = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}_])(?<web>(?:https?:\/\/|www\.)[^\s\p{Cc}\p{Cf}<>"«»“”„\x60\\]+)`,
    // no repository (git@host.example:path) and no package (react@19.0.0)
    String.raw`(?<![\w.+%\/-])(?<name>[\w.+%-]{1,64})@(?<host>(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63})(?!\.?[\p{L}\p{N}_-]|:\S)`,
  ].join('|'),
  'giu',
);

/** Longer ones are no address to the site either, and none is looked at for long. */
const longest = 1000;

/** What ends a sentence ends the address before it, but for a bracket that was opened in it. */
function withoutEnd(address: string): string {
  const bare = address.replace(/[.,:;!?…'’*_~)\]}]+$/, '');
  const isOpen = bare.lastIndexOf('(') > bare.lastIndexOf(')');
  return isOpen && address[bare.length] === ')' ? `${bare})` : bare;
}

/** A name before the host makes an address look like one of elsewhere; none is linked. */
function webHref(address: string): string | null {
  const whole = /^www\./i.test(address)
    ? `http://${address}`
    : address.replace(/^https?/i, (scheme) => scheme.toLowerCase());
  const url = parseWebAddress(whole);
  const isPlain = url !== null && url.username === '' && url.password === '' && url.hostname.includes('.');
  return isPlain ? whole : null;
}

/** Cuts a text into words and addresses; joined, the pieces are the text again. */
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
