/** Style sheets that are loading or loaded, by address. */
const sheets: Record<string, Promise<void> | undefined> = {};

function addSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // The document already contains the sheets of its first page.
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // Requested again when its code is.
      sheets[href] = undefined;
      link.remove();
      reject(new Error(`No style sheet at ${href}`));
    });
    document.head.append(link);
  });
}

/** Loads a chunk after its style sheets, so that nothing is shown unstyled; `files` are paths in the build. */
export async function loadWithStyles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => (sheets[`/${file}`] ??= addSheet(`/${file}`))));
  return load();
}
