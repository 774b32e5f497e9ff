export function formatSize(bytes: number, language: string): string {
  const isLarge = bytes >= 1024 * 1024;
  const amount = bytes / (isLarge ? 1024 * 1024 : 1024);
  const format = {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  } as const;
  return new Intl.NumberFormat(language, format).format(amount);
}
