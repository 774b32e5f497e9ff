/** Marked text with pictures as Markdown; loaded on demand, with the first such paste. */
import TurndownService from 'turndown';

const service = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
});
service.remove(['script', 'style', 'title']);
// A picture that has no address of its own cannot be copied, and no page would show it.
service.addRule('inlinePictures', {
  filter: (node) => node.nodeName === 'IMG' && !/^https?:/i.test(node.getAttribute('src') ?? ''),
  replacement: () => '',
});

/** The document of the parser is never shown: it runs nothing and loads nothing. */
export function pastedMarkdown(html: string): string {
  return service.turndown(new DOMParser().parseFromString(html, 'text/html').body);
}
