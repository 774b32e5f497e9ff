/** Shortens a text to the end of a paragraph, sentence or word, and marks the cut. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const ends = [
    start.lastIndexOf('\n\n'),
    Math.max(...['. ', '! ', '? ', '.\n', '!\n', '?\n'].map((end) => start.lastIndexOf(end) + 1)),
    start.search(/\s\S*$/),
  ];
  // An early paragraph or sentence would leave out most of the text.
  const end = ends.find((at) => at > most / 2) ?? most;
  return `${start.slice(0, end).trimEnd()} …`;
}
