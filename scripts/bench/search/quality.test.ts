import { expect, test } from 'vitest';
import { describeDatabase } from '../../../packages/server/src/testing/describeDatabases.ts';
import { readQueries, readTexts } from './collection.ts';
import { askPlain, askSearch, fillCollection } from './engines.ts';
import { qualityOf, type Answered } from './evaluate.ts';

const answers: Partial<Record<'ru' | 'en', readonly Answered[]>> = {};

describeDatabase('sqlite', 'the search in the test collection', (databases) => {
  test.each(['ru', 'en'] as const)(
    'finds the relevant texts in %s better than plain BM25',
    async (language) => {
      const database = await databases.open();
      await fillCollection(database, language);
      const answered = await askSearch(database, language);
      const { reciprocal, none } = qualityOf(answered);
      expect(reciprocal).toBeGreaterThan(0.9);
      expect(reciprocal).toBeGreaterThan(qualityOf(askPlain(language)).reciprocal);
      expect(none).toBeLessThan(0.03);
      // The order is the same on both engines.
      answers[language] ??= answered;
      expect(answered).toEqual(answers[language]);
      await database.close();
    },
  );
});

test.each(['ru', 'en'] as const)(
  'the collection has at least 150 queries in %s, judged by texts that exist',
  (language) => {
    const slugs = new Set(readTexts(language).map(({ slug }) => slug));
    const queries = readQueries(language);
    expect(queries.length).toBeGreaterThanOrEqual(150);
    for (const { q, answers: judged } of queries) {
      expect(judged.length, q).toBeGreaterThan(0);
      expect(
        judged.filter((slug) => !slugs.has(slug)).filter((slug) => !isOfOther(slug, language)),
        q,
      ).toEqual([]);
    }
  },
);

/** Some posts of the sample exist in only one language. */
const isOfOther = (slug: string, language: 'ru' | 'en'): boolean =>
  readTexts(language === 'ru' ? 'en' : 'ru').some((text) => text.slug === slug);
