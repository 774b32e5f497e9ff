/** The pictures of other sites that a text of Markdown names. What looks like one inside code is none. */

/** Bounded, so that a text of nothing but beginnings costs no more than its length. */
function places(): RegExp {
  const fence = String.raw`^ {0,3}(?<fence>\`{3,}|~{3,})[^\n]*(?:\n[^]*?(?:\n {0,3}\k<fence>[\`~]*[ \t]*$|(?![^]))|(?![^]))`;
  const mark = String.raw`(?<mark>\`+)(?!\`)[^\n]{0,500}?[^\`\n]\k<mark>(?!\`)`;
  const web = String.raw`https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*`;
  const picture = String.raw`(?<!\\)!\[(?:(?!\]\()[^\n]){0,500}\]\(\s*<?(?<picture>${web})`;
  const definition = String.raw`^ {0,3}\[(?<label>[^\]\n]{1,200})\]:[ \t]*<?(?<defined>${web})`;
  return new RegExp([fence, mark, picture, definition].join('|'), 'gim');
}

const reference = /(?<!\\)!\[([^\]\n]{0,500})\](?:\[([^\]\n]{0,200})\])?(?!\()/g;

interface Found {
  picture?: string;
  label?: string;
  defined?: string;
}

const nameOf = (label: string) => label.trim().toLowerCase();

/** Calls `change` with each address that is a picture's, and puts its answer in the place of the address. */
function eachAddress(text: string, change: (address: string) => string): string {
  const named = new Set([...text.matchAll(reference)].map(([, words = '', label]) => nameOf(label || words)));
  return text.replace(places(), (whole: string, ...rest: unknown[]) => {
    const found = rest.at(-1) as Found;
    const isNamed = found.label !== undefined && named.has(nameOf(found.label));
    const address = found.picture ?? (isNamed ? found.defined : undefined);
    return address === undefined ? whole : whole.slice(0, -address.length) + change(address);
  });
}

/** The addresses of pictures of other sites, each once, as they stand in the text. */
export function foreignPicturesIn(text: string): string[] {
  const found = new Set<string>();
  eachAddress(text, (address) => {
    found.add(address);
    return address;
  });
  return [...found];
}

/** The text with other addresses for some of its pictures. */
export function replacePictures(text: string, addresses: ReadonlyMap<string, string>): string {
  return eachAddress(text, (address) => addresses.get(address) ?? address);
}
