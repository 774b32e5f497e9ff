import userEvent from '@testing-library/user-event';

/** Puts words into a field at once: typed, each letter would draw a large form anew. */
export async function pasteInto(field: HTMLElement, words: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(words);
}
