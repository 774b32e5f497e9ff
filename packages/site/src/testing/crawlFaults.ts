import type { Crawled, CrawledPage } from './crawl.ts';

type Found = ReadonlyMap<string, Crawled>;

function answerFaults([address, { status, type, location, from, isPicture }]: readonly [
  string,
  Crawled,
]): string[] {
  if (status >= 400) return [`${status}: ${address} on ${from}`];
  if (location !== null) return [`redirect: ${address} on ${from}`];
  if (isPicture && !type.startsWith('image/')) return [`no picture: ${address} on ${from}`];
  return [];
}

function canonicalFaults(address: string, page: CrawledPage, all: Found): string[] {
  const { canonical, isHidden } = page;
  if (isHidden) return canonical === null ? [] : [`hidden, but canonical: ${address}`];
  if (canonical === null) return [`no canonical address: ${address}`];
  const target = all.get(canonical)?.page;
  if (!target) return [`canonical address leads nowhere: ${address}`];
  return target.canonical === canonical ? [] : [`canonical address is not its own: ${address}`];
}

function alternateFaults(address: string, page: CrawledPage, all: Found): string[] {
  const entries = Object.entries(page.alternates);
  if (entries.length === 0) return [];
  const own = page.alternates[page.lang];
  const faults = own === page.canonical ? [] : [`hreflang of its own is not canonical: ${address}`];
  if (!Object.values(page.alternates).includes(page.alternates['x-default'] ?? ''))
    faults.push(`no x-default: ${address}`);
  for (const [code, href] of entries) {
    const other = all.get(href)?.page;
    const isReturned = other !== undefined && other?.alternates[page.lang] === own;
    const isRight = code === 'x-default' || other?.lang === code;
    if (!isReturned || !isRight) faults.push(`hreflang ${code} is not returned: ${address}`);
  }
  return faults;
}

/** Routes without their own title show the base title by design. */
const titleless = /\/tags\//;

type Own = readonly [address: string, page: CrawledPage];

/** Returns pages with the same text; a title may be the same in both languages. */
function repeated(name: 'title' | 'description', pages: readonly Own[]): string[] {
  const first = new Map<string, string>();
  return pages.flatMap(([address, page]) => {
    const own = page[name] ?? address;
    const text = name === 'title' ? `${page.lang} ${own}` : own;
    const other = first.get(text);
    if (other === undefined) first.set(text, address);
    return other === undefined ? [] : [`${name} of ${address} is that of ${other}`];
  });
}

/** Returns everything that a crawler would object to, as sentences. */
export function crawlFaults(all: Found): string[] {
  const pages = [...all].flatMap(([address, { page }]) => (page ? [[address, page] as const] : []));
  const own = pages.filter(([address, page]) => page.canonical === address);
  return [
    ...[...all].flatMap(answerFaults),
    ...pages.flatMap(([address, page]) => [
      ...canonicalFaults(address, page, all),
      ...alternateFaults(address, page, all),
      ...page.foreign.map((text) => `other language on ${address}: ${text}`),
    ]),
    ...own.flatMap(([address, page]) => (page.description ? [] : [`no description: ${address}`])),
    ...repeated(
      'title',
      own.filter(([address]) => !titleless.test(address)),
    ),
    ...repeated('description', own),
  ];
}
