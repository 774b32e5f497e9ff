/** Drawings on a 16 by 16 grid with a stroke of 1.5; every public page loads them. The admin area has its own. */
export const paths = {
  warning: 'M8 2 1.5 13.5h13zM8 6.5v3M8 11.6v.1',
  success: 'm3 8.5 3.2 3.2L13 4.8',
  info: 'M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4M8 7.5v3.5M8 5v.1',
  sun: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3.05 3.05l1.06 1.06M11.9 11.9l1.05 1.05M12.95 3.05l-1.06 1.06M4.1 11.9l-1.05 1.05',
  moon: 'M13.8 9.6A6 6 0 0 1 6.4 2.2a6 6 0 1 0 7.4 7.4',
  screen: 'M2 2.8h12v8.4H2zM5.5 13.8h5M8 11.2v2.6',
  download: 'M8 2v8.2M4.6 7 8 10.4 11.4 7M2.5 13.5h11',
  right: 'M2.5 8h10.8M9.3 4l4 4-4 4',
  left: 'M13.5 8H2.7M6.7 4l-4 4 4 4',
  search: 'M7 11.8a4.8 4.8 0 1 0 0-9.6 4.8 4.8 0 0 0 0 9.6M10.6 10.6 14 14',
  close: 'm3.5 3.5 9 9M12.5 3.5l-9 9',
} as const;
