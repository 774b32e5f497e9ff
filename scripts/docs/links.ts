import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../support/root.ts';
import type { ReadPage } from './readPage.ts';

const isOutside = (address: string) => /^[a-z]+:/i.test(address);

/** Returns the address of a repository picture in the site. */
export const pictureAddress = (path: string): string => `files/${path}`;

/** Returns the address of one file of the site relative to another; it works on a disk as well as on a server. */
export const relativeAddress = (from: string, to: string): string =>
  posix.relative(posix.dirname(from), to) || posix.basename(to);

/** Reads width and height from the header of a file: PNG, or WebP in the extended form that Chromium writes. */
function readSize(file: string): readonly [number, number] | undefined {
  const bytes = readFileSync(file);
  if (file.endsWith('.png')) return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (bytes.toString('latin1', 8, 16) === 'WEBPVP8X')
    return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  return undefined;
}

/** Returns size attributes, so that a page reserves the space of a picture and jumps to anchors below stay correct. */
function sizeOf(file: string): string {
  const size = readSize(file);
  return size ? ` width="${size[0]}" height="${size[1]}"` : '';
}

/** Rewrites links between documents to links between pages, and other links to plain text; collects the pictures. */
export class Links {
  readonly #bySource: ReadonlyMap<string, ReadPage>;
  /** The pictures that pages show, by their paths in the repository. */
  readonly pictures = new Set<string>();

  constructor(pages: readonly ReadPage[]) {
    this.#bySource = new Map(pages.map((page) => [page.source, page]));
  }

  /** Returns the HTML of a page with the site's links; dead links stay, to be found by the check. */
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
