/** Returns the address of a path under a home, whose query it keeps. */
export const pathOn = (home: string, path: string): string => home.replace(/\/?(?=\?|$)/, `/${path}`);
