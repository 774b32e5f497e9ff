/** Pictures of other sites in Markdown and in HTML in it; code is skipped. */

/** Returns the pattern. Its repetitions are bounded, so that the cost stays linear in the length of the text. */
function places(): RegExp {
  const fence = String.raw`^ {0,3}(?<fence>\`{3,}|~{3,})[^\n]*(?:\n[^]*?(?:\n {0,3}\k<fence>[\`~]*[ \t]*$|(?![^]))|(?![^]))`;
  const mark = String.raw`(?<mark>\`+)(?!\`)[^\n]{0,500}?[^\`\n]\k<mark>(?!\`)`;
  const web = String.raw`https?:[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*`;
  const picture = String.raw`(?<!\\)!\[(?:(?!\]\()[^\n]){0,500}\]\(\s*<?(?<picture>${web})`;
  const definition = String.raw`^ {0,3}\[(?<label>[^\]\n]{1,200})\]:[ \t]*<?(?<defined>${web})`;
  const tag = String.raw`<img\s[^<>]{0,500}?(?<=[\s"'])src\s{0,9}=\s{0,9}["']?(?<tagged>https?:[^\s<>"']+)`;
  return new RegExp([fence, mark, picture, definition, tag].join('|'), 'gim');
}

const reference = /(?<!\\)!\[([^\]\n]{0,500})\](?:\[([^\]\n]{0,200})\])?(?!\()/g;

interface Groups {
  picture?: string;
  tagged?: string;
  label?: string;
  defined?: string;
}

const nameOf = (label: string) => label.trim().toLowerCase();

/** Replaces each address of a picture by the result of `change`. */
function eachAddress(text: string, change: (address: string) => string): string {
  const named = new Set([...text.matchAll(reference)].map(([, words = '', label]) => nameOf(label || words)));
  return text.replace(places(), (whole: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Groups;
    const isNamed = groups.label !== undefined && named.has(nameOf(groups.label));
    const address = groups.picture ?? groups.tagged ?? (isNamed ? groups.defined : undefined);
    return address === undefined ? whole : whole.slice(0, -address.length) + change(address);
  });
}

/** Returns the addresses of pictures on other sites, each once, as written in the text. */
export function foreignPicturesIn(text: string): string[] {
  const addresses = new Set<string>();
  eachAddress(text, (address) => {
    addresses.add(address);
    return address;
  });
  return [...addresses];
}

/** Returns the text with the addresses of pictures replaced. */
export function replacePictures(text: string, addresses: ReadonlyMap<string, string>): string {
  return eachAddress(text, (address) => addresses.get(address) ?? address);
}
