import { expect, test } from 'vitest';
import * as door from './editor.ts';

test('the editor’s entry point has these exports', () => {
  expect(Object.keys(door).toSorted()).toMatchInlineSnapshot(`
    [
      "browserDevice",
      "createDeviceTable",
      "createEditor",
      "hasWords",
      "mergeValues",
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
