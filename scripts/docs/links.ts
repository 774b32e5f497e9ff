import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../support/root.ts';
import type { ReadPage } from './readPage.ts';

const isOutside = (address: string) => /^[a-z]+:/i.test(address);

/** Where a picture of the repository lies in the site. */
export const pictureAddress = (path: string): string => `files/${path}`;

/** The address of one file of the site as another one names it: it leads there on a disk as well as on a server. */
export const relativeAddress = (from: string, to: string): string =>
  posix.relative(posix.dirname(from), to) || posix.basename(to);

/** Width and height as the head of the file has them: PNG, and WebP as Chromium writes it, in the extended form. */
function readSize(file: string): readonly [number, number] | undefined {
  const bytes = readFileSync(file);
  if (file.endsWith('.png')) return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (bytes.toString('latin1', 8, 16) === 'WEBPVP8X')
    return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  return undefined;
}

/** A page keeps the place of a picture before it has come, or a link into its middle would miss. */
function sizeOf(file: string): string {
  const size = readSize(file);
  return size ? ` width="${size[0]}" height="${size[1]}"` : '';
}

/** Links between documents become links between pages, and what is no page its words; pictures come along. */
export class Links {
  readonly #bySource: ReadonlyMap<string, ReadPage>;
  /** The pictures that pages show, by their paths in the repository. */
  readonly pictures = new Set<string>();

  constructor(pages: readonly ReadPage[]) {
    this.#bySource = new Map(pages.map((page) => [page.source, page]));
  }

  /** The HTML of a page with its links as they are in the site; what leads nowhere stays, to be found there. */
  rewrite(page: ReadPage): string {
    return page.html
      .replace(/<a (?=[^>]*\bhref=)[^>]*>(.*?)<\/a>/gs, (link, words: string) =>
        this.#link(page, link, words),
      )
      .replace(/<img [^>]*\bsrc="([^"]*)"/g, (picture, address: string) =>
        this.#picture(page, picture, address),
      );
  }

  #picture(page: ReadPage, picture: string, address: string): string {
    const path = posix.join(posix.dirname(page.source), decodeURI(address));
    if (isOutside(address) || !existsSync(join(root, path))) return picture;
    this.pictures.add(path);
    const place = relativeAddress(page.address, pictureAddress(path));
    return picture.replace(`"${address}"`, `"${place}"${sizeOf(join(root, path))}`);
  }

  #link(page: ReadPage, link: string, words: string): string {
    const address = /\bhref="([^"]*)"/.exec(link)?.[1] ?? '';
    if (isOutside(address) || address.startsWith('#')) return link;
    const [name = '', anchor] = address.split('#');
    const path = posix.join(posix.dirname(page.source), decodeURI(name)).replace(/\/$/, '');
    const target = this.#bySource.get(path) ?? this.#bySource.get(`${path}/README.md`);
    if (!target && /[.](?:png|webp)$/.test(path) && existsSync(join(root, path))) {
      this.pictures.add(path);
      return link.replace(`"${address}"`, `"${relativeAddress(page.address, pictureAddress(path))}"`);
    }
    if (!target)
      return existsSync(join(root, path)) ? `<code>${words.replace(/<\/?code>/g, '')}</code>` : link;
    const id = anchor === undefined ? '' : `#${target.ids.get(decodeURIComponent(anchor)) ?? anchor}`;
    return link.replace(`"${address}"`, `"${relativeAddress(page.address, target.address)}${id}"`);
  }
}
