/**
 * Puts a text on the clipboard; false if the browser lets neither way. Over plain http there is no `clipboard`, and a
 * selection is copied instead, as a person would.
 */
export async function copyText(page: Document, text: string): Promise<boolean> {
  // Missing over plain http, whatever its type says.
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
  // Beside the button that was pressed: a dialog lets the focus go nowhere else.
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
