/** The letters that a story is written in: Latin and Cyrillic are files apart, and each comes only when it is asked for. */
const letters = 'Aя';

/** Loads the fonts before the first story is drawn. One that comes late would be left out: Inter is optional. */
export async function loadFonts(): Promise<void> {
  const families = ['Inter', 'JetBrains Mono'];
  await Promise.all(families.map((family) => document.fonts.load(`1em '${family}'`, letters)));
}
