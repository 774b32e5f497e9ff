import { expect, test } from 'vitest';
import * as door from './editor.ts';

test('the door has these names', () => {
  expect(Object.keys(door).toSorted()).toMatchInlineSnapshot(`
    [
      "advanceBaseRevisions",
      "ageOf",
      "baseRevisionsOf",
      "browserDevice",
      "changedShared",
      "createEditor",
      "hasWords",
      "isNothing",
      "mergeSent",
      "planSave",
      "postResource",
      "postSides",
      "publishedText",
      "same",
      "singleResource",
      "textFields",
      "translatedResource",
      "valueAt",
      "valuesOf",
      "viewOf",
      "withPending",
      "withoutWords",
    ]
  `);
});
