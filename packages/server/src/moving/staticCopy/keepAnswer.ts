import domino from '@mixmark-io/domino';
import { all } from '../html/dom.ts';
import { isNotFound, type Addresses, type OwnAddress } from './address.ts';
import type { SiteAnswer } from './askSite.ts';
import type { Became } from './copied.ts';
import type { StaticCopyFolder } from './staticCopyFolder.ts';
import { eachAddress } from './eachAddress.ts';
import { createFileNames } from './fileNames.ts';
import type { Bases } from './links.ts';
import { makePagePlain } from './plainPage.ts';
import { changeManifest, changeText, textKindOf, type TextKind } from './textAddresses.ts';

export interface KeepOptions {
  addresses: Addresses;
  folder: StaticCopyFolder;
  bases: Bases | null;
  /** Called for every address in a response. */
  want(value: string, base: OwnAddress): void;
}

/** Returns a function that writes responses of the site into files; their links are not rewritten yet. */
export function createKeepAnswer({ addresses, folder, bases, want }: KeepOptions) {
  const fileOf = createFileNames();

  function wantInText(text: string, address: OwnAddress): void {
    changeText(text, addresses.inText, (value) => {
      want(value, address);
      return value;
    });
  }
  async function keepPage(address: OwnAddress, html: string): Promise<Became> {
    const document = domino.createDocument(html);
    if (document.documentElement.getAttribute('data-face') !== address.face)
      return { kind: 'missing', status: 200 };
    makePagePlain(document, bases !== null);
    eachAddress(document, (value) => {
      want(value, address);
      return value;
    });
    for (const script of all(document, 'script')) wantInText(script.textContent ?? '', address);
    const file = fileOf(address, true);
    await folder.write(file, `<!doctype html>${document.documentElement.outerHTML}`);
    return { kind: 'page', file };
  }
  async function keepText(address: OwnAddress, text: TextKind, bytes: Buffer): Promise<Became> {
    const content = bytes.toString();
    if (bases !== null || text === 'sitemap') wantInText(content, address);
    if (bases === null && text !== 'resume') return { kind: 'left' };
    if (text === 'manifest')
      changeManifest(content, (value) => {
        want(value, address);
        return value;
      });
    const file = fileOf(address, false);
    await folder.write(file, bytes);
    return { kind: 'text', file, text };
  }
  return async (address: OwnAddress, { status, type, location, bytes }: SiteAnswer): Promise<Became> => {
    if (location !== null && status >= 300 && status < 400) {
      const to = new URL(location, `http://${addresses.hostOf[address.face]}${address.path}`).href;
      want(to, address);
      return { kind: 'moved', to };
    }
    if (status !== 200 && !(status === 404 && isNotFound(address))) return { kind: 'missing', status };
    if (type.startsWith('text/html')) return keepPage(address, bytes.toString());
    const text = textKindOf(address.path, type);
    if (text !== null) return keepText(address, text, bytes);
    const file = fileOf(address, false);
    await folder.write(file, bytes);
    return { kind: 'file', file };
  };
}
