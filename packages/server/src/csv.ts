/** Tells spreadsheets that the file is UTF-8. */
export const csvMark = '\ufeff';

/** What a spreadsheet takes for a formula, by its first sign, full-width ones included (OWASP, CSV injection). */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** One row of RFC 4180, all in quotes; what a spreadsheet would run is text behind an apostrophe. */
export function csvRow(values: readonly (string | number)[]): string {
  const cells = values.map((value) => {
    const text = String(value);
    return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  });
  return `${cells.join(',')}\r\n`;
}
