import userEvent from '@testing-library/user-event';

/** Pastes text into a field, because typing would render a large form again with each letter. */
export async function pasteInto(field: HTMLElement, words: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(words);
}
