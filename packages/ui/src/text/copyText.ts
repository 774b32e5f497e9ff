/**
 * Copies a text to the clipboard; returns false if the browser allows neither way. Over plain http there is no
 * `clipboard`, and a selection is copied instead.
 */
export async function copyText(page: Document, text: string): Promise<boolean> {
  // Undefined over plain http, despite its type.
  const clipboard: Clipboard | undefined = page.defaultView?.navigator.clipboard;
  if (clipboard === undefined) return copySelected(page, text);
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(page, text);
  }
}

function copySelected(page: Document, text: string): boolean {
  const former = page.activeElement as HTMLElement | null;
  const area = page.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Next to the button that was pressed, because a dialog keeps the focus inside.
  (former?.parentElement ?? page.body).append(area);
  area.select();
  try {
    return page.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    former?.focus({ preventScroll: true });
  }
}
