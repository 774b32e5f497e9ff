/** A letter of each file: Latin, Cyrillic, accents, other Slavic languages. Each is loaded only when it is needed. */
const letters = 'Aяéі';

/** Loads the fonts before the first story. Inter is optional on the site; here a late one is shown as well. */
export async function loadFonts(): Promise<void> {
  for (const face of document.fonts) if (face.display === 'optional') face.display = 'swap';
  const families = ['Inter', 'JetBrains Mono'];
  await Promise.all(families.map((family) => document.fonts.load(`1em '${family}'`, letters)));
}
