import { expect, test } from 'vitest';
import { foreignPicturesIn, replacePictures } from './foreignPictures.ts';

const far = 'https://far.example/a_(1).png?x=1';
const copies = new Map([[far, '/media/copy.webp']]);

test.each([
  `![](${far})`,
  `до ![Кот [рыжий]](${far} "Подпись") после`,
  `![a](<${far}>)`,
  `[![a](${far})](https://far.example/page)`,
  `![a](/media/own.webp) [b](https://far.example/page) ![c](${far})`,
  `![a][Кот]\n\n[кот]: ${far} "Подпись"`,
  `![кот]\n\n[кот]: <${far}>`,
  `- пункт\n\n    ![a](${far})`,
  `\`\`\`\ncode\n\`\`\`\n![a](${far})`,
  `\`a\` ![a](${far}) \`b\``,
  `<img src="${far}" width="300">`,
  `<p><IMG alt='x' src='${far}'/></p>`,
  `<img src=${far}>`,
])('a picture from another site is found and replaced: %s', (text) => {
  expect(foreignPicturesIn(text + text)).toEqual([far]);
  const replaced = replacePictures(text, copies);
  expect(replaced).toBe(text.replace(far, '/media/copy.webp'));
  expect(foreignPicturesIn(replaced)).toEqual([]);
});

test.each(['http:/far.example/a.png', 'HTTP:far.example/a.png', String.raw`https:\far.example\a.png`])(
  'an address that browsers read as one of another site is found: %s',
  (address) => {
    const text = `![a](${address}) <img src="${address}">\n\n![b]\n\n[b]: ${address}`;
    expect(foreignPicturesIn(text)).toEqual([address]);
  },
);

test.each([
  `[a](${far})`,
  far,
  `\\![a](${far})`,
  `\`![a](${far})\``,
  `\`\`\`md\n![a](${far})\n\`\`\``,
  `~~~\n![a](${far})`,
  `\`\`\`\`\n\`\`\`\n![a](${far})\n\`\`\`\``,
  `[a][1]\n\n[1]: ${far}`,
  '![a](/media/own.webp)',
  '![a](//far.example/a.png)',
  `\`<img src="${far}">\``,
  `<img data-src="${far}">`,
  `<a href="${far}">a</a>`,
])('anything else is unchanged: %s', (text) => {
  expect(foreignPicturesIn(text)).toEqual([]);
  expect(replacePictures(text, copies)).toBe(text);
});

test('a long text of repeated syntax beginnings is read quickly', () => {
  const began = process.cpuUsage();
  for (const part of [
    '![',
    '[a]:',
    '`',
    '```\n',
    '![a](http://',
    '![a](http:',
    '(',
    '![a](http://a(',
    '<img ',
    '<img src=',
  ])
    foreignPicturesIn(part.repeat(200_000 / part.length));
  // CPU time, independent of other load; a quadratic rule takes minutes.
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(3);
});
