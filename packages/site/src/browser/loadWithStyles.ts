/** The style sheets that are loading or have come, by their addresses. */
const sheets: Record<string, Promise<void> | undefined> = {};

function addSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // The document has the sheets of its first page.
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // Asked for again with the code that needs it.
      sheets[href] = undefined;
      link.remove();
      reject(new Error(`No style sheet at ${href}`));
    });
    document.head.append(link);
  });
}

/** Loads a chunk once its style sheets have come, so that nothing of it is seen without them; the paths are of files of the build. */
export async function loadWithStyles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => (sheets[`/${file}`] ??= addSheet(`/${file}`))));
  return load();
}
