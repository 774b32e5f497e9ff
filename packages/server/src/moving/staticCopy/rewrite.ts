import domino from '@mixmark-io/domino';
import { all } from '../html/dom.ts';
import { keyOf, type Addresses, type OwnAddress } from './address.ts';
import type { Became, Copied } from './copied.ts';
import { eachAddress, type AddressUse } from './eachAddress.ts';
import { linkBetween, webAddress, type Bases } from './links.ts';
import { changeManifest, changeText, withoutAddresses } from './textAddresses.ts';

export interface RewriteOptions {
  addresses: Addresses;
  copied: ReadonlyMap<string, Copied>;
  bases: Bases | null;
}

/** The target of an address in the copy. */
type Target = { kind: 'file'; file: string; hash: string } | { kind: 'outside'; address: string } | null;

/** More successive redirects than can occur. */
const longestWay = 5;

/** Returns a function that points the links of a written file to the other files of the copy. */
export function createRewrite({ addresses, copied, bases }: RewriteOptions) {
  function find(value: string, from: OwnAddress, steps = 0): Target {
    const meaning = addresses.meaningOf(value, from);
    if (meaning.kind === 'foreign') return { kind: 'outside', address: value };
    if (meaning.kind === 'service' || steps > longestWay) return null;
    const became = copied.get(keyOf(meaning.address))?.became;
    if (became === undefined || became.kind === 'left' || became.kind === 'missing') return null;
    if (became.kind === 'moved') {
      const target = find(became.to, meaning.address, steps + 1);
      return target?.kind === 'file' && target.hash === '' ? { ...target, hash: meaning.hash } : target;
    }
    return { kind: 'file', file: became.file, hash: meaning.hash };
  }
  /** The web address of a file; for one that is not in the copy, where it would be. */
  function whole(value: string, from: OwnAddress, webBases: Bases): string {
    const target = find(value, from);
    if (target?.kind === 'file') return webAddress(target.file, webBases) + target.hash;
    if (target) return target.address;
    const { pathname, search } = new URL(value);
    const meaning = addresses.meaningOf(value, from);
    return webBases[meaning.kind === 'own' ? meaning.address.face : from.face] + pathname.slice(1) + search;
  }

  function rewritePage(html: string, address: OwnAddress, file: string): string {
    const document = domino.createDocument(html);
    eachAddress(document, (value, use: AddressUse) => {
      if (value.startsWith('#')) return value;
      const target = find(value, address);
      if (target === null) return null;
      if (target.kind === 'outside') return target.address;
      if (use === 'whole' && bases) return webAddress(target.file, bases);
      if (target.file === file && target.hash !== '') return target.hash;
      return linkBetween(file, target.file, bases) + target.hash;
    });
    for (const script of all(document, 'script'))
      if (bases)
        script.textContent = changeText(script.textContent ?? '', addresses.inText, (value) =>
          whole(value, address, bases),
        );
    return `<!doctype html>${document.documentElement.outerHTML}`;
  }

  return ({ address }: Copied, became: Extract<Became, { file: string }>, content: string): string => {
    if (became.kind === 'page') return rewritePage(content, address, became.file);
    if (became.kind === 'file') return content;
    if (!bases) return withoutAddresses(content, addresses.inText);
    if (became.text !== 'manifest')
      return changeText(content, addresses.inText, (value) => whole(value, address, bases));
    return changeManifest(content, (value) => {
      const target = find(value, address);
      return target?.kind === 'file' ? linkBetween(became.file, target.file, bases) : null;
    });
  };
}
