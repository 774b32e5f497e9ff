/** Has the browser save a file under this name. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // the browser reads it after the click
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
