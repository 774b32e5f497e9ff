/** Tells spreadsheets that the file is UTF-8. */
export const csvMark = '\ufeff';

/**
 * A cell that a spreadsheet would take for a formula, by its first character, full-width ones included (OWASP, CSV
 * injection).
 */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** One row as in RFC 4180, every cell quoted; an apostrophe makes text of what a spreadsheet would run. */
export function csvRow(values: readonly (string | number)[]): string {
  const cells = values.map((value) => {
    const text = String(value);
    return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  });
  return `${cells.join(',')}\r\n`;
}
