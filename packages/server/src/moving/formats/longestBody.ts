/** Characters of one text. */
export const longestBody = 200_000;
