import { expect, test } from 'vitest';
import * as door from './editor.ts';

test('the door has these names', () => {
  expect(Object.keys(door).toSorted()).toMatchInlineSnapshot(`
    [
      "browserDevice",
      "createEditor",
      "hasWords",
      "postResource",
      "postSides",
      "publishedText",
      "same",
      "singleResource",
      "textFields",
      "translatedResource",
      "valueAt",
      "viewOf",
      "withoutWords",
    ]
  `);
});
