import type { Pair } from './palette.ts';

/** The colours of the highlighter's tokens, at least 4.5:1 on the code's background in both themes. */
export const codeColors: Readonly<Record<string, Pair>> = {
  keyword: ['#8a2290', '#d8a0f0'],
  string: ['#1b6e3c', '#8fd6a4'],
  constant: ['#1f4fd8', '#8fb2ff'],
  parameter: ['#7a4a00', '#f0c07a'],
  function: ['#0b5f7a', '#7fcfe6'],
  type: ['#a5214f', '#ff9fb8'],
  comment: ['#65656a', '#9a9aa2'],
  punctuation: ['#4a4a4d', '#b9b9c0'],
  link: ['#1f4fd8', '#8fb2ff'],
};
