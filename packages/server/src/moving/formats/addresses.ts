import { href, type Language } from '@janus-site/core';

/** Parses an address of a site; null for anything else. */
function parse(address: string, base: string | null): URL | null {
  try {
    return new URL(address.trim(), base ?? undefined);
  } catch {
    return null;
  }
}

/** WordPress also identifies a post by its number. */
function numberOf({ searchParams }: URL): string {
  const number = searchParams.get('p') ?? '';
  return /^\d{1,15}$/.test(number) ? `?p=${number}` : '';
}

function pathOf(url: URL): string {
  try {
    return decodeURI(url.pathname);
  } catch {
    return url.pathname;
  }
}

/** Normalizes the addresses of a page: the protocol, the `www` and the trailing slash are ignored. */
function keyOf(url: URL): string {
  const path = pathOf(url).replace(/\/+$/, '');
  return `${url.hostname.replace(/^www\./, '')}${path}${numberOf(url)}`;
}

export interface Addresses<Here> {
  add(address: string, here: Here): void;
  /** What stands here for a page of the old site. */
  find(address: string): Here | undefined;
  /** The absolute address; null for one that no browser would open. */
  absolute(address: string): string | null;
}

/** Maps the pages of another site to this one. */
export function createAddresses<Here>(base: string | null): Addresses<Here> {
  const cache = new Map<string, Here>();
  return {
    add(address, here) {
      const url = parse(address, base ?? 'https://old.invalid');
      if (url) cache.set(keyOf(url), here);
    },
    find(address) {
      const url = parse(address, base ?? 'https://old.invalid');
      return url ? cache.get(keyOf(url)) : undefined;
    },
    absolute(address) {
      const url = parse(address, base);
      return url && /^https?:$/.test(url.protocol) ? url.href : null;
    },
  };
}

/** The address of a post for a link in a text: in the language of that text if the post has it. */
export type AddressIn = (language: Language) => string;

export const addressIn =
  (slug: string, texts: readonly { language: Language }[]): AddressIn =>
  (wanted) => {
    const text = texts.find(({ language }) => language === wanted) ?? texts[0];
    return href('post', { params: { slug }, language: text?.language ?? wanted });
  };

/** The paths of a post's addresses that may be redirected here, without duplicates. */
export function pathsOf(addresses: readonly string[]): string[] {
  const paths = addresses.flatMap((address) => {
    const url = parse(address, 'https://old.invalid');
    if (!url) return [];
    return pathOf(url) === '/' ? [`/${numberOf(url)}`] : [pathOf(url)];
  });
  return [...new Set(paths)].filter((path) => path !== '/');
}
