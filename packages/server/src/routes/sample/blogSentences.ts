import { languages, type Language } from '@janus-site/core';
import type { Database } from '../../db/schema.ts';
import { changeSite, readSettings, type Site } from '../shared/siteSettings.ts';

/** The sample's sentence about the blog; it goes and returns with the sample profile. */
const sentences: Readonly<Record<Language, string>> = {
  ru: 'О железе, серверах и том, что ломается ночью',
  en: 'On hardware, servers and what breaks at night',
};

/** Sets the sample's sentence in the languages in which the owner has none. */
export async function addBlogSentences(
  trx: Database,
  now: number,
  which: readonly Language[] = languages,
): Promise<void> {
  await changeSite(trx, now, (site) => {
    const texts = which.map((language) => [
      language,
      { blog_sentence: sentences[language], ...site[language] },
    ]);
    return { ...site, ...Object.fromEntries(texts) };
  });
}

/** Removes the sentences that the owner has not changed; returns their languages. */
export async function removeBlogSentences(trx: Database, now: number): Promise<Language[]> {
  const site = await readSettings(trx);
  const own = languages.filter((language) => site[language]?.blog_sentence === sentences[language]);
  if (own.length > 0) await changeSite(trx, now, (settings) => own.reduce(withoutSentence, settings));
  return own;
}

function withoutSentence(site: Site, language: Language): Site {
  const { blog_sentence: _sentence, ...others } = site[language] ?? {};
  const { [language]: _texts, ...rest } = site;
  return Object.keys(others).length > 0 ? { ...rest, [language]: others } : rest;
}
