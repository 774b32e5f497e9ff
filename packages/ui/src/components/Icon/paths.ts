/** Drawings on a 16 by 16 grid with a stroke of 1.5 and few digits, which do not compress; every public page loads them. The admin area has its own. */
export const paths = {
  warning: 'M8 2 1 14h14zM8 6v4M8 12v.1',
  success: 'm3 9 3 3 7-7',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12M8 7.5v3.5M8 5v.1',
  sun: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1',
  moon: 'M13.8 9.6A6 6 0 0 1 6.4 2.2a6 6 0 1 0 7.4 7.4',
  screen: 'M2 3h12v8H2zM5.5 14h5M8 11v3',
  download: 'M8 2v8M5 7l3 3 3-3M2 14h12',
  right: 'M2 8h11M9 4l4 4-4 4',
  left: 'M14 8H3M7 4 3 8l4 4',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10M10.6 10.6 14 14',
  close: 'm3.5 3.5 9 9M12.5 3.5l-9 9',
} as const;
