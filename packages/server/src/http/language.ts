import type { Language } from '@janus-site/core';

/** The language of messages: Russian unless English is asked for first. */
export function preferredLanguage(header: string | undefined): Language {
  let best: { language: Language; weight: number } = { language: 'ru', weight: 0 };
  for (const part of (header ?? '').slice(0, 200).toLowerCase().split(',')) {
    const [tag = '', ...rest] = part.trim().split(';');
    const quality = rest.find((piece) => piece.trim().startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.trim().slice(2));
    const language = tag.startsWith('en') ? 'en' : tag.startsWith('ru') ? 'ru' : null;
    if (language && weight > best.weight) best = { language, weight };
  }
  return best.language;
}
